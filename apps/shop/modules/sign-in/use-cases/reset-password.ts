import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findMember } from "../../members/members.ts";
import { hashPassword, passwordFault } from "../../passwords/passwords.ts";
import { selectResetLink, spendResetLink } from "../storage/reset-links.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets a new password with the token of a mailed link [PWD-02]; signs nobody in. The token is spent in the transaction that sets the password, so that of parallel calls one wins,
 * and a refused password leaves the link as it was. Every session of the member ends.
 */
export async function resetPassword(
  { platform, language }: RequestContext,
  input: { readonly token: string; readonly password: string; readonly rePassword: string },
): Promise<Outcome<void>> {
  const memberCode = await selectResetLink(platform, input.token);
  const member = memberCode === undefined ? undefined : await findMember(platform, memberCode);
  if (member?.status !== "active") return failure("LINK_EXPIRED");
  const password = passwordFault(input.password, input.rePassword, member);
  if (!password.ok) return password;
  const hash = await hashPassword(password.value);
  if (!hash.ok) return hash;
  return decide(platform.database, async () => {
    if (!(await spendResetLink(platform, input.token))) return failure("LINK_EXPIRED");
    await replacePassword(platform, { member, hash: hash.value, language });
    return success(undefined);
  });
}
