import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { forgoReferral, promiseReferral, rewardReferral, withdrawReferral } from "../../ledger/ledger.ts";
import { findMembers } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";
import { eventsOf, type Referral, type ReferralEvent, type ReferredOrder } from "../domain/referral-states.ts";
import { lockReferral, moveReferral } from "../storage/referrals.ts";
import { selectReferralRules } from "../storage/rules.ts";

/**
 * Brings the referral of an order's member in line with the order, in the caller's transaction:
 * promises both their reward after the first delivered order since joining, makes it available when
 * that order's return window has closed, with a mail to each, and takes it back when all of the
 * order has gone back.
 *
 * Holds the referral's row, so of several orders that arrive at once one is the first. Then the new
 * member's books and the referrer's, in this order: anyone who refers joined before, so no two
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
  if (!referral || !order) return;
  for (const event of eventsOf(referral, order)) {
    if (!(await moveReferral(platform, event, { memberCode, ...order }))) return;
    await book(platform, event, referral, order);
  }
}

async function book(
  platform: Platform,
  event: ReferralEvent,
  { memberCode, referrerCode, recordedAt }: Referral,
  { orderCode }: ReferredOrder,
): Promise<void> {
  if (event === "miss") return;
  // Of the day of joining: the promise that was made.
  const { newMemberPoints, referrerPoints } = await selectReferralRules(platform, recordedAt);
  for (const [side, code, amount] of [
    ["member", memberCode, newMemberPoints],
    ["referrer", referrerCode, referrerPoints],
  ] as const) {
    // The referrer does not see the order of the other.
    const booking = { memberCode: code, points: points(amount), ...(side === "member" ? { orderCode } : {}) };
    await bookSide(platform, event, `referral:${memberCode}:${side}`, booking);
    if (event === "reward") await mailReward(platform, side, booking);
  }
}

const rewardMails = { member: "newMemberRewarded", referrer: "referrerRewarded" } as const;

/** Neither mail names the other person, or what they bought. */
async function mailReward(platform: Platform, side: keyof typeof rewardMails, reward: SideBooking): Promise<void> {
  const [member] = await findMembers(platform, [reward.memberCode]);
  if (member && reward.points > 0) await writeCardMail(platform, rewardMails[side], member, { points: reward.points });
}

type SideBooking = Omit<Parameters<typeof rewardReferral>[1], "fact">;

/** @param fact of the reward, which names its lot too; the other facts are named after it */
function bookSide(
  platform: Platform,
  event: Exclude<ReferralEvent, "miss">,
  fact: string,
  booking: SideBooking,
): Promise<boolean> {
  switch (event) {
    case "promise":
      return promiseReferral(platform, { ...booking, fact: `${fact}:promised` });
    case "reward":
      return rewardReferral(platform, { ...booking, fact });
    case "forgo":
      return forgoReferral(platform, { ...booking, fact: `${fact}:forgone` });
    case "withdraw":
      return withdrawReferral(platform, fact, { ...booking, fact: `${fact}:withdrawn` });
  }
}
