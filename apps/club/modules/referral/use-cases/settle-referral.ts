import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { rewardReferral, withdrawReferral } from "../../ledger/ledger.ts";
import { eventOf, type Referral, type ReferredOrder } from "../domain/referral-states.ts";
import { lockReferral, moveReferral } from "../storage/referrals.ts";
import { selectReferralRules } from "../storage/rules.ts";

/**
 * Brings the referral of an order's member in line with the order, in the caller's transaction:
 * rewards both after the first delivered order since joining, and takes both rewards back when all
 * of it has gone back.
 *
 * Holds the referral's row, so of several orders that arrive at once one is the first. Then the new
 * member's books and the referrer's, in this order: who refers joined before, so no two
 * transactions wait for each other.
 * @param readOrder called for a member who was referred only
 */
export async function settleReferral(
  platform: Platform,
  memberCode: string,
  readOrder: () => Promise<ReferredOrder | undefined>,
): Promise<void> {
  const referral = await lockReferral(platform, memberCode);
  const order = referral && referral.state !== "withdrawn" ? await readOrder() : undefined;
  const event = referral && order ? eventOf(referral, order) : undefined;
  if (!referral || !order || !event) return;
  if (!(await moveReferral(platform, event, { memberCode, orderCode: order.orderCode }))) return;
  if (event !== "miss") await book(platform, event, referral, order);
}

async function book(
  platform: Platform,
  event: "reward" | "withdraw",
  { memberCode, referrerCode, recordedAt }: Referral,
  { orderCode }: ReferredOrder,
): Promise<void> {
  // Of the day of joining: the promise that was made.
  const { newMemberPoints, referrerPoints } = await selectReferralRules(platform, recordedAt);
  for (const [side, code, amount] of [
    ["member", memberCode, newMemberPoints],
    ["referrer", referrerCode, referrerPoints],
  ] as const) {
    const fact = `referral:${memberCode}:${side}`;
    // The referrer does not see the order of the other.
    const booking = { memberCode: code, points: points(amount), ...(side === "member" ? { orderCode } : {}) };
    if (event === "reward") await rewardReferral(platform, { ...booking, fact });
    else await withdrawReferral(platform, fact, { ...booking, fact: `${fact}:withdrawn` });
  }
}
