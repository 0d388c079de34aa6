/**
 * Joining the club from the shop: what the club knows of a verified number, and the request itself.
 */
import type { ClubCard, ClubJoining, ClubJoiningAnswer, ClubReferrer } from "@gelora/contracts/club-joining.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import { orNothing } from "./or-nothing.ts";
import { askCard, askReferrer, askToJoinLater, askToJoinNow } from "./providers/club-joining.ts";

/**
 * The card with a number that the caller has verified. A club that does not answer counts as
 * knowing none: registration does not wait for it.
 * @param mobile without the +62 prefix
 */
export async function findClubCard(platform: Platform, mobile: string): Promise<ClubCard | undefined> {
  return (await orNothing(platform, () => askCard(platform, mobile))) ?? undefined;
}

/**
 * Whose a referral code is.
 * @param applicant what is known of the person who applies it
 * @returns failure REFERRAL_UNKNOWN, or CLUB_UNAVAILABLE when the club does not answer
 */
export async function findReferrer(
  platform: Platform,
  referralCode: string,
  applicant: Readonly<Record<string, string>>,
): Promise<Outcome<ClubReferrer>> {
  const referrer = await orNothing(platform, () => askReferrer(platform, { referralCode, applicant }));
  if (referrer === undefined) return failure("CLUB_UNAVAILABLE");
  return referrer === null ? failure("REFERRAL_UNKNOWN") : success(referrer);
}

/**
 * Asks the club to take a shopper in, who waits for the answer. The request may be repeated.
 * @returns undefined when no answer came
 */
export function requestJoining(platform: Platform, request: ClubJoining): Promise<ClubJoiningAnswer | undefined> {
  return orNothing(platform, () => askToJoinNow(platform, request));
}

/** The same without a shopper. */
export function requestJoiningLater(platform: Platform, request: ClubJoining): Promise<ClubJoiningAnswer | undefined> {
  return orNothing(platform, () => askToJoinLater(platform, request));
}
