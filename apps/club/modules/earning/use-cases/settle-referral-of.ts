import type { Platform } from "../../../platform/platform.ts";
import { selectPurchase } from "../../purchases/purchases.ts";
import { type ReferredOrder, settleReferral } from "../../referral/referral.ts";
import { type Earning, selectPieces } from "../storage/earnings.ts";

/**
 * Brings the referral of an order's member in line with the order, whose earning the caller holds.
 * @param earning as it stands now
 */
export async function settleReferralOf(platform: Platform, earning: Earning): Promise<void> {
  if (earning.memberCode === null) return;
  await settleReferral(platform, earning.memberCode, () => referredOrder(platform, earning));
}

async function referredOrder(
  platform: Platform,
  { orderCode, state, maturesAt }: Earning,
): Promise<ReferredOrder | undefined> {
  const purchase = await selectPurchase(platform, orderCode);
  if (!purchase || maturesAt === null) return undefined;
  const pieces = await selectPieces(platform, orderCode);
  return {
    orderCode,
    orderedAt: purchase.orderedAt ?? purchase.completedAt,
    maturesAt,
    isMature: state === "available",
    isGone: pieces.every(({ reversedBy }) => reversedBy !== null),
  };
}
