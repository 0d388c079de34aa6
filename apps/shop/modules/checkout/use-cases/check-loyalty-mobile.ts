import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import { lookUpNumber } from "../../club-link/club-link.ts";

type Guest = {
  readonly owner: string;
  readonly accountCode: string;
  /** Where the call comes from, for limits. */
  readonly source: string;
};

/**
 * The number of the member who earns a guest's points. When the club does not answer, the number is
 * taken as it is: the order does not wait, and the club gives the points to its owner. The
 * answer reveals who is a member, even if the order is refused for another reason, so each
 * browser and each source get only a few (AC-09) [CHK-13 to CHK-15, Q73].
 * @returns digits after +62, or null for none; failure LOYALTY_ACCOUNT_NOT_FOUND,
 * TOO_MANY_REQUESTS, INVALID_INPUT for a member, and those of a malformed number
 */
export async function checkLoyaltyMobile(
  platform: Platform,
  { owner, accountCode, source }: Guest,
  typed: string | undefined,
): Promise<Outcome<string | null>> {
  if (!typed?.trim()) return success(null);
  const field = "guestLoyaltyMobile";
  if (isMembers(owner)) return failure("INVALID_INPUT", { field, reason: `${field} is for guests.` });
  const error = mobileError(typed);
  if (error) return failure(error);
  const allowed = await limitAnswers(platform, { owner, source });
  if (!allowed.ok) return allowed;
  const mobile = mobileDigitsOf(typed);
  const isKnown = await lookUpNumber(platform, { kind: "guest-account", visitorKey: "", accountCode }, mobile);
  return isKnown === false ? failure("LOYALTY_ACCOUNT_NOT_FOUND", { mobile }) : success(mobile);
}

/** Enough for correcting typing mistakes. */
const mostOfOneBrowser = 10;

/** A new session does not help: the source's count continues. */
function limitAnswers(platform: Platform, { owner, source }: Pick<Guest, "owner" | "source">): Promise<Outcome<void>> {
  const { configuration } = platform;
  const mostOfSource = sourceLimit(configuration, source, configuration.ACCOUNT_CHECKS_PER_HOUR);
  return limitInWindow(platform, [
    { subject: `loyalty-number:owner:${owner}`, most: mostOfOneBrowser, window: hours(1) },
    { subject: `loyalty-number:source:${source}`, most: mostOfSource, window: hours(1) },
  ]);
}
