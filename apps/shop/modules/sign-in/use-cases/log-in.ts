import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { signIn } from "../../identity/identity.ts";
import { findMemberByAccount, type Member } from "../../members/members.ts";
import { isTooBusyForPasswords } from "../../passwords/passwords.ts";
import { limitSignIns } from "./limit-source.ts";
import { readPassword } from "./read-password.ts";
import { tryPassword } from "./try-password.ts";
import { memberSubject, strangerSubject } from "./try-subjects.ts";

export type LoggedIn = { readonly member: Member; readonly token: string; readonly visitorKey: string };

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
  const limit = await limitSignIns(platform, source);
  if (!limit.ok) return limit;
  if (isTooBusyForPasswords()) return failure("BUSY");
  const member = await findMemberByAccount(platform, input.account);
  if (!member) return refuseStranger(context, input.account, password.value);
  const { memberCode } = member;
  const begun: { session?: Omit<LoggedIn, "member"> } = {};
  const right = await tryPassword(
    platform,
    memberSubject(memberCode),
    { memberCode, password: password.value },
    async () => {
      begun.session = await signIn(context, memberCode);
    },
  );
  if (!right.ok) return right;
  return right.value && begun.session ? success({ member, ...begun.session }) : failure("LOGIN_FAILED");
}

async function refuseStranger(
  { platform }: RequestContext,
  account: string,
  password: string,
): Promise<Outcome<LoggedIn>> {
  const attempt = { memberCode: undefined, password };
  const outcome = await tryPassword(platform, strangerSubject(account), attempt, async () => {});
  return outcome.ok ? failure("LOGIN_FAILED") : outcome;
}
