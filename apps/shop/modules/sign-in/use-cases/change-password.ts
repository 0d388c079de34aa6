import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Session } from "../../../platform/session.ts";
import { findMember } from "../../members/members.ts";
import { hashPassword, judgePassword } from "../../passwords/passwords.ts";
import { limitPasswordTries } from "./limit-source.ts";
import { readPassword } from "./read-password.ts";
import { replacePassword } from "./replace-password.ts";
import { tryPassword } from "./try-password.ts";
import { insiderSubject } from "./try-subjects.ts";

/**
 * Changes the password of a signed-in member who knows the old one; other sessions end, this one
 * stays. The new one is hashed first and stored in the transaction that locks the old one: a thief
 * of the old password cannot undo a reset that came in between.
 */
export async function changePassword(
  context: RequestContext,
  session: Session,
  input: { readonly oldPassword: string; readonly password: string; readonly rePassword: string },
): Promise<Outcome<void>> {
  const { platform, language } = context;
  const member = await findMember(platform, session.accountCode ?? "");
  if (!member) return failure("MEMBER_NOT_FOUND");
  const old = readPassword(input.oldPassword);
  if (!old.ok) return old;
  const password = judgePassword(input.password, input.rePassword, member);
  if (!password.ok) return password;
  const limit = await limitPasswordTries(context, member.memberCode);
  if (!limit.ok) return limit;
  const hash = await hashPassword(password.value);
  if (!hash.ok) return hash;
  const { memberCode } = member;
  const right = await tryPassword(platform, insiderSubject(memberCode), { memberCode, password: old.value }, () =>
    replacePassword(platform, { member, hash: hash.value, language, exceptSessionId: session.sessionId }),
  );
  if (!right.ok) return right;
  return right.value ? success(undefined) : failure("PASSWORD_WRONG");
}
