import { points } from "@gelora/money/points.ts";
import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { grantBonus, maturePoints } from "../../ledger/ledger.ts";
import { linkOfMember } from "../../membership/membership.ts";
import { type Purchase, selectPurchase } from "../../purchases/purchases.ts";
import { linkBonusFact, maturedFact } from "../domain/facts.ts";
import { pointsOf } from "../domain/receipt.ts";
import { lockEarning, moveToAvailable, selectDueEarnings, selectPieces } from "../storage/earnings.ts";
import { selectRules } from "../storage/rules.ts";
import { settleReferralOf } from "./settle-referral-of.ts";

/**
 * Makes the points of all orders available whose return window has closed, and the rewards for
 * referrals.
 */
export async function matureDuePoints(platform: Platform): Promise<void> {
  const due = dueRecords((page) => selectDueEarnings(platform, page));
  await eachDue(platform.log, due, ({ code }) => mature(platform, code));
}

/**
 * Holds the order's earning: a return that arrives at the same time is either counted before, or
 * takes available points back.
 */
async function mature(platform: Platform, orderCode: string): Promise<void> {
  await platform.database.transaction(async () => {
    const earning = await lockEarning(platform, orderCode);
    const { memberCode } = earning;
    if (memberCode === null || !(await moveToAvailable(platform, orderCode))) return;
    const kept = (await selectPieces(platform, orderCode)).filter(({ reversedBy }) => reversedBy === null);
    const fact = maturedFact(orderCode);
    await maturePoints(platform, { memberCode, orderCode, fact, points: pointsOf(kept) });
    const purchase = await selectPurchase(platform, orderCode);
    if (purchase && kept.length > 0) await giveLinkBonus(platform, memberCode, purchase);
    await settleReferralOf(platform, { ...earning, state: "available" });
  });
}

/**
 * The bonus for linking comes with the first purchase after it of which something was kept, once
 * per member, however often they link [CON-05, CLB-09].
 */
async function giveLinkBonus(platform: Platform, memberCode: string, purchase: Purchase): Promise<void> {
  const link = await linkOfMember(platform, memberCode);
  const orderedAt = purchase.orderedAt ?? purchase.completedAt;
  if (!link || link.accountCode !== purchase.accountCode || orderedAt < link.linkedAt) return;
  const { linkBonus } = await selectRules(platform, orderedAt);
  const { orderCode } = purchase;
  await grantBonus(platform, { memberCode, orderCode, fact: linkBonusFact(memberCode), points: points(linkBonus) });
}
