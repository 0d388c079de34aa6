import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addPointsTo, removePoints, selectBalances } from "../../ledger/ledger.ts";
import { findMembers } from "../../membership/membership.ts";
import { mayDo, type StaffPrincipal } from "../domain/authority.ts";
import { type ActAnswer, actOnce } from "./act-once.ts";

type Adjustment = {
  readonly memberCode: string;
  /** Whole, not zero; below zero removes. */
  readonly points: number;
  readonly reason: string;
  readonly key: string;
};

/**
 * Adds points to a member's available ones, or removes some, with a reason, by movements between
 * `adjustments` and `available`. Added points pay what the member owes first. Never more than are
 * available are removed: points that are pending or held stay. Holds the key, then the member's
 * books.
 */
export async function adjustPoints(
  platform: Platform,
  staff: StaffPrincipal,
  { memberCode, points: amount, reason, key }: Adjustment,
): Promise<ActAnswer | `only ${number} points are available`> {
  if (!mayDo(staff, "adjust points")) return "not allowed";
  const act = { name: "points.adjusted", subject: memberCode, reason, key, details: { points: amount } } as const;
  return actOnce(platform, staff, act, async () => {
    if ((await findMembers(platform, [memberCode])).length === 0) return "no such member";
    const booking = { memberCode, fact: `adjusted:${key}`, points: points(Math.abs(amount)) };
    const isBooked = await (amount > 0 ? addPointsTo : removePoints)(platform, booking);
    if (isBooked) return "done";
    const { available } = await selectBalances(platform, memberCode);
    return `only ${available} points are available` as const;
  });
}
