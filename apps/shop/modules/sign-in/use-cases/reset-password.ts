import { foldEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { matchesDigest } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findMember, type Member } from "../../members/members.ts";
import { hashPassword, judgePassword } from "../../passwords/passwords.ts";
import { selectResetLink, spendResetLink } from "../storage/reset-links.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets a new password with the token of a mailed link [PWD-02]; signs nobody in. The token is used
 * up in the transaction that sets the password: of parallel calls one wins, and a rejected password
 * leaves the link valid. Every session of the member ends. A link sent to a former address of the
 * member is invalid, since others may read that mailbox.
 */
export async function resetPassword(
  { platform, language }: RequestContext,
  input: { readonly token: string; readonly password: string; readonly rePassword: string },
): Promise<Outcome<void>> {
  const asked = await memberOfLink(platform, input.token);
  if (!asked) return failure("LINK_EXPIRED");
  const password = judgePassword(input.password, input.rePassword, asked);
  if (!password.ok) return password;
  const hash = await hashPassword(password.value);
  if (!hash.ok) return hash;
  return decide(platform.database, async () => {
    // The address may have changed while the password was hashed.
    const member = await memberOfLink(platform, input.token);
    if (!member || !(await spendResetLink(platform, input.token))) return failure("LINK_EXPIRED");
    await replacePassword(platform, { member, hash: hash.value, language });
    return success(undefined);
  });
}

async function memberOfLink(platform: Platform, token: string): Promise<Member | undefined> {
  const link = await selectResetLink(platform, token);
  if (!link) return undefined;
  const member = await findMember(platform, link.memberCode);
  if (member?.status !== "active" || !member.email || !member.emailVerified) return undefined;
  return matchesDigest(foldEmail(member.email), link.emailDigest) ? member : undefined;
}
