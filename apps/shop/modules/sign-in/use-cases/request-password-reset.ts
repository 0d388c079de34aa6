import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findMemberByAccount } from "../../members/members.ts";
import { knownMark } from "./known-mark.ts";
import { limitResetRequests } from "./limit-source.ts";
import { resetLinkLife } from "./reset-link-life.ts";
import { resetTopic } from "./topics.ts";

/** As long as a link lives, so a member who has to wait has a valid link in their mailbox. */
const window = resetLinkLife;
const mostRequests = 3;

/**
 * Requests a reset link by mail. Known or not, an address costs the same: a count and one outbox
 * message, which looks the member up on delivery (AC-09). Limits count the address as typed, so
 * they reveal nothing either.
 */
export async function requestPasswordReset(context: RequestContext, typed: string): Promise<Outcome<void>> {
  const { platform, language } = context;
  const email = foldEmail(typed);
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const ofSource = await limitResetRequests(context, await memberKnownHere(context, email));
  if (!ofSource.ok) return ofSource;
  // As a digest, since most typed addresses are not members'.
  const subject = `reset:${digestOfToken(email)}`;
  const ofAddress = await limitInWindow(platform, [{ subject, most: mostRequests, window }]);
  if (!ofAddress.ok) return ofAddress;
  await platform.database.transaction(() => platform.outbox.write(resetTopic, subject, { email, language }));
  return success(undefined);
}

/**
 * Who is signed in, or the owner of the address in a browser where they have signed in before. Only
 * a call with a mark looks anything up, and then for every address alike.
 */
async function memberKnownHere(context: RequestContext, email: string): Promise<string | undefined> {
  const { platform, session, deviceMark } = context;
  if (session?.kind === "member") return session.accountCode;
  if (deviceMark.value() === undefined) return undefined;
  const member = await findMemberByAccount(platform, email);
  return (await knownMark(context, member)) && member?.memberCode;
}
