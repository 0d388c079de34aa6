import type { Platform } from "../../../platform/platform.ts";
import { selectOrdersOf } from "../../purchases/purchases.ts";
import { lockEarning } from "../storage/earnings.ts";
import { settleOrder } from "./settle-order.ts";

/**
 * An account now has a member: its earlier purchases earn points too, under the rules of their
 * time, the oldest first. In the transaction that links it. Locks all orders before the member's
 * books, as others lock theirs.
 */
export async function claimPurchases(platform: Platform, accountCode: string): Promise<void> {
  const orderCodes = await selectOrdersOf(platform, accountCode);
  for (const orderCode of orderCodes) await lockEarning(platform, orderCode);
  for (const orderCode of orderCodes) await settleOrder(platform, orderCode);
}
