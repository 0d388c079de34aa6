import {
  type ClubCard,
  type ClubJoining,
  type ClubJoiningAnswer,
  type ClubReferrer,
  clubCardAnswer,
  clubCardPath,
  clubJoiningAnswer,
  clubJoiningPath,
  clubReferrerAnswer,
  clubReferrerPath,
} from "@gelora/contracts/club-joining.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { askTwiceIfClosed, callClub, clubBreaker, outboxTimeout, principalOf, shopperTimeout } from "./club.ts";

const joiningProgram = principalOf(program("club-joining"));

/** @throws ProviderError when the club did not answer as agreed */
export async function askCard(platform: Platform, mobile: string): Promise<ClubCard | null> {
  const question = { path: clubCardPath, body: { mobile }, timeout: shopperTimeout, answer: clubCardAnswer };
  return (await clubBreaker.of(platform).run(() => askTwiceIfClosed(platform, joiningProgram, question))).card;
}

/** @throws ProviderError when the club did not answer as agreed */
export async function askReferrer(
  platform: Platform,
  body: { readonly referralCode: string; readonly applicant: Readonly<Record<string, string>> },
): Promise<ClubReferrer | null> {
  const question = { path: clubReferrerPath, body, timeout: shopperTimeout, answer: clubReferrerAnswer };
  return (await clubBreaker.of(platform).run(() => askTwiceIfClosed(platform, joiningProgram, question))).referrer;
}

/**
 * Asks the club to take someone in who waits for the answer, unless it has just failed others.
 * @throws ProviderError when the club did not answer as agreed
 */
export function askToJoinNow(platform: Platform, request: ClubJoining): Promise<ClubJoiningAnswer> {
  return clubBreaker.of(platform).run(() => askToJoin(platform, request, shopperTimeout));
}

/** The same without a shopper. The outbox's own waits spare a club that is down. */
export function askToJoinLater(platform: Platform, request: ClubJoining): Promise<ClubJoiningAnswer> {
  return askToJoin(platform, request, outboxTimeout);
}

function askToJoin(platform: Platform, request: ClubJoining, timeout: Milliseconds): Promise<ClubJoiningAnswer> {
  const { referralCode, ...rest } = request;
  const body = { ...rest, ...(referralCode === undefined ? {} : { referralCode }) };
  return callClub(platform, joiningProgram, { path: clubJoiningPath, body, timeout, answer: clubJoiningAnswer });
}
