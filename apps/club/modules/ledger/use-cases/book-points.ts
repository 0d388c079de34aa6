import type { Points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endOfMonthAfter } from "../domain/lot-expiry.ts";
import { type Books, type Cause, type Plan, planFill, planMove, planTake, planTakeBack } from "../domain/plan.ts";
import { bookedFact, lockBooksAnd } from "../storage/books.ts";
import { writePlan } from "../storage/write-plan.ts";

/** How long available points live: to the end of the month a year later. */
const lifeMonths = 12;

/** What moves whose points, and why. The fact makes it happen once. */
export type Booking = Cause & { readonly memberCode: string; readonly points: Points };

/** An order line earned points, which wait for the end of the return window. */
export function earnPoints(platform: Platform, booking: Booking): Promise<boolean> {
  return book(platform, booking, () => planMove("earned", booking, booking.points));
}

/** Goods went back while their points were pending. */
export function forgoPoints(platform: Platform, booking: Booking): Promise<boolean> {
  return book(platform, booking, () => planMove("forgone", booking, booking.points));
}

/** Pending points become available, in a lot that is named by the fact. */
export function maturePoints(platform: Platform, booking: Booking): Promise<boolean> {
  return fill(platform, "matured", booking);
}

/** The bonus for linking a card, at the cost of a promotion, in a lot that is named by the fact. */
export function grantBonus(platform: Platform, booking: Booking): Promise<boolean> {
  return fill(platform, "bonus", booking);
}

/**
 * The purchase that brought the bonus went back whole. What was spent meanwhile is owed.
 * @param lotFact the fact of the bonus
 */
export function withdrawBonus(platform: Platform, lotFact: string, booking: Booking): Promise<boolean> {
  return book(platform, booking, (books) => planTakeBack("bonus", booking, { lotFact, points: booking.points }, books));
}

/**
 * Goods went back after their points had become available. What was spent meanwhile is owed.
 * @param lotFact the fact by which these points became available
 */
export function takeBackPoints(platform: Platform, lotFact: string, booking: Booking): Promise<boolean> {
  return book(platform, booking, (books) =>
    planTakeBack("purchase", booking, { lotFact, points: booking.points }, books),
  );
}

/**
 * The first order of a new member was delivered: the reward for the referral, at the cost of a
 * promotion, waits for the end of the order's return window.
 */
export function promiseReferral(platform: Platform, booking: Booking): Promise<boolean> {
  return book(platform, booking, () => planMove("referralEarned", booking, booking.points));
}

/** That order went back whole while the reward was pending. */
export function forgoReferral(platform: Platform, booking: Booking): Promise<boolean> {
  return book(platform, booking, () => planMove("referralForgone", booking, booking.points));
}

/** The pending reward becomes available, in a lot that is named by the fact. */
export function rewardReferral(platform: Platform, booking: Booking): Promise<boolean> {
  return fill(platform, "referralMatured", booking);
}

/**
 * The order went back whole after the reward had become available. What was spent meanwhile is
 * owed.
 * @param lotFact the fact of the reward
 */
export function withdrawReferral(platform: Platform, lotFact: string, booking: Booking): Promise<boolean> {
  return book(platform, booking, (books) =>
    planTakeBack("referral", booking, { lotFact, points: booking.points }, books),
  );
}

/** Staff add points, or a seed does. */
export function addPointsTo(platform: Platform, booking: Booking): Promise<boolean> {
  return fill(platform, "added", booking);
}

/**
 * Staff remove points, as far as they are available.
 * @returns false when fewer are, or for a repeated fact
 */
export function removePoints(platform: Platform, booking: Booking): Promise<boolean> {
  return book(platform, booking, ({ balances, lots }) =>
    balances.available < booking.points ? undefined : planTake("removed", booking, { lots, points: booking.points }),
  );
}

function fill(
  platform: Platform,
  kind: "matured" | "referralMatured" | "bonus" | "added",
  booking: Booking,
): Promise<boolean> {
  const expiresAt = endOfMonthAfter(platform.clock.now(), lifeMonths);
  return book(platform, booking, ({ balances: { owed } }) =>
    planFill(kind, booking, { points: booking.points, expiresAt, owed }),
  );
}

/**
 * Holds the books of the member while it decides and writes.
 * @returns false for a fact that was booked before, and for a decision not to book
 */
function book(
  platform: Platform,
  { memberCode, fact }: Booking,
  decide: (books: Books) => Plan | undefined,
): Promise<boolean> {
  return platform.database.transaction(async () => {
    const [books, isBooked] = await lockBooksAnd(platform, memberCode, bookedFact(fact));
    if (isBooked) return false;
    const plan = decide(books);
    if (plan) await writePlan(platform, memberCode, plan);
    return plan !== undefined;
  });
}
