import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { signIn } from "../../identity/identity.ts";
import { findMemberByAccount, type Member } from "../../members/members.ts";
import { isTooBusyForPasswords } from "../../passwords/passwords.ts";
import { isKnownDevice, rememberDevice } from "../storage/known-devices.ts";
import { limitPasswordTries } from "./limit-source.ts";
import { readPassword } from "./read-password.ts";
import { tryPassword } from "./try-password.ts";
import { knownDeviceSubject, memberSubject, strangerSubject } from "./try-subjects.ts";

type SignedIn = { readonly token: string; readonly visitorKey: string };
export type LoggedIn = SignedIn & { readonly member: Member };

/**
 * Signs a member in by a verified address or number and their password [LGN-01]. A wrong password, an account that nobody has, one without a password and one that is not active
 * get the same answer after the same work (AC-10).
 *
 * The session begins in the transaction that holds the member's password: a change or reset at the same time ends it or comes first (AC-15).
 */
export async function logIn(
  context: RequestContext,
  input: { readonly account: string; readonly password: string },
): Promise<Outcome<LoggedIn>> {
  const { platform, source } = context;
  const password = readPassword(input.password);
  if (!password.ok) return password;
  const limit = await limitPasswordTries(platform, source);
  if (!limit.ok) return limit;
  if (isTooBusyForPasswords()) return failure("BUSY");
  const member = await findMemberByAccount(platform, input.account);
  const subject = await subjectOf(context, member, input.account);
  const begun: { session?: SignedIn } = {};
  const attempt = { memberCode: member?.memberCode, password: password.value };
  const right = await tryPassword(platform, subject, attempt, async () => {
    if (member) begun.session = await beginSession(context, member.memberCode);
  });
  if (!right.ok) return right;
  return member && right.value && begun.session ? success({ member, ...begun.session }) : failure("LOGIN_FAILED");
}

/** Whose tries these are. Nobody's are looked up as a member's are, so that it takes the same time. */
async function subjectOf(
  { platform, deviceMark }: RequestContext,
  member: Member | undefined,
  account: string,
): Promise<string> {
  const mark = deviceMark.value();
  const isKnown = mark !== undefined && (await isKnownDevice(platform, member?.memberCode ?? "", mark));
  if (!member) return strangerSubject(account);
  return isKnown ? knownDeviceSubject(member.memberCode, mark) : memberSubject(member.memberCode);
}

/** In the transaction that holds the password. The browser gets its cookies when that has committed. */
async function beginSession(context: RequestContext, memberCode: string): Promise<SignedIn> {
  const { platform, fromBrowser, deviceMark } = context;
  const session = await signIn(context, memberCode);
  if (fromBrowser) {
    const mark = deviceMark.value() ?? newSecretToken();
    await rememberDevice(platform, memberCode, mark);
    platform.database.afterCommit(() => deviceMark.keep(mark));
  }
  return session;
}
