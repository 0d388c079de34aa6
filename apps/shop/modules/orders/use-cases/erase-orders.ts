import type { Platform } from "../../../platform/platform.ts";
import { eraseReceivers } from "../../delivery/delivery.ts";
import { eraseFlashNumbers } from "../../flash-sales/flash-sales.ts";
import { erasePayers, hasMoneyUnderWay } from "../../payments/payments.ts";
import { eraseNumbers } from "../../promotions/promotions.ts";
import { eraseBuyer, selectWhetherUnderWay } from "../storage/erase-orders.ts";
import { deleteRefundAccounts } from "../storage/refund-accounts.ts";

/**
 * Whether some of an owner's orders are still paid for, packed or on their way, or money for them
 * is owed or going back: staff need to know whom to ask.
 */
export async function hasOrdersUnderWay(platform: Platform, owner: string): Promise<boolean> {
  const orders = await selectWhetherUnderWay(platform, owner);
  if (orders.some(({ isUnderWay }) => isUnderWay)) return true;
  return hasMoneyUnderWay(
    platform,
    orders.map(({ orderCode }) => orderCode),
  );
}

/**
 * Takes a person off their orders, parcels, payments, offers and flash sales, in the caller's
 * transaction; figures stay.
 */
export async function eraseOrders(platform: Platform, owner: string): Promise<void> {
  const codes = await eraseBuyer(platform, owner);
  if (codes.length === 0) return;
  await deleteRefundAccounts(platform, codes);
  await eraseReceivers(platform, codes);
  await erasePayers(platform, codes);
  await eraseNumbers(platform, codes);
  await eraseFlashNumbers(platform, codes);
}
