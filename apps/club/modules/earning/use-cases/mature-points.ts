import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { maturePoints } from "../../ledger/ledger.ts";
import { maturedFact } from "../domain/facts.ts";
import { pointsOf } from "../domain/receipt.ts";
import { lockEarning, moveToAvailable, selectDueEarnings, selectPieces } from "../storage/earnings.ts";
import { giveLinkBonus } from "./link-bonus.ts";
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
    const retained = (await selectPieces(platform, orderCode)).filter(({ reversedBy }) => reversedBy === null);
    const fact = maturedFact(orderCode);
    await maturePoints(platform, { memberCode, orderCode, fact, points: pointsOf(retained) });
    if (retained.length > 0) await giveLinkBonus(platform, { memberCode, orderCode });
    await settleReferralOf(platform, { ...earning, state: "available" });
  });
}
