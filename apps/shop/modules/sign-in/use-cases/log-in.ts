import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { rememberDevice } from "@gelora/service-kit/known-devices.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { signMemberIn } from "../../identity/identity.ts";
import { findMemberByAccount, followLanguage, type Member } from "../../members/members.ts";
import { isHashingQueueFull } from "../../passwords/passwords.ts";
import { knownMark } from "./known-mark.ts";
import { limitPasswordTries } from "./limit-source.ts";
import { readPassword } from "./read-password.ts";
import { tryPassword } from "./try-password.ts";
import { knownDeviceSubject, memberSubject, unknownAccountSubject } from "./try-subjects.ts";

type SignedIn = { readonly token: string; readonly visitorKey: string };
export type LoggedIn = SignedIn & { readonly member: Member };

/**
 * Signs a member in by a verified address or number and their password [LGN-01]. A wrong password,
 * an unknown account, one without a password and an inactive one get the same answer after the same
 * work (AC-10).
 *
 * The session begins in the transaction that locks the member's password: a concurrent change or
 * reset ends it or comes first (AC-15).
 */
export async function logIn(
  context: RequestContext,
  input: { readonly account: string; readonly password: string },
): Promise<Outcome<LoggedIn>> {
  const { platform } = context;
  const password = readPassword(input.password);
  if (!password.ok) return password;
  if (isHashingQueueFull()) return failure("BUSY");
  const member = await findMemberByAccount(platform, input.account);
  const mark = await knownMark(context, member);
  const limit = await limitPasswordTries(context, mark && member?.memberCode);
  if (!limit.ok) return limit;
  const subject = subjectOf(member, mark, input.account);
  const begun: { session?: SignedIn } = {};
  const attempt = { memberCode: member?.memberCode, password: password.value };
  const right = await tryPassword(platform, subject, attempt, async () => {
    if (member) begun.session = await beginSession(context, member);
  });
  if (!right.ok) return right;
  return member && right.value && begun.session ? success({ member, ...begun.session }) : failure("LOGIN_FAILED");
}

/** What the tries are counted under. */
function subjectOf(member: Member | undefined, mark: string | undefined, account: string): string {
  if (!member) return unknownAccountSubject(account);
  return mark === undefined ? memberSubject(member.memberCode) : knownDeviceSubject(member.memberCode, mark);
}

/** In the transaction that locks the password. The browser gets its cookies after the commit. */
async function beginSession(context: RequestContext, member: Member): Promise<SignedIn> {
  const { platform, fromBrowser, deviceMark } = context;
  const { memberCode } = member;
  await followLanguage(platform, member, context.language);
  const session = await signMemberIn(context, memberCode);
  if (fromBrowser) {
    const mark = deviceMark.value() ?? newSecretToken();
    await rememberDevice(platform, memberCode, mark);
    platform.database.afterCommit(() => deviceMark.keep(mark));
  }
  return session;
}
