import type { Platform } from "../../../platform/platform.ts";
import type { KeptPromotion } from "../domain/kept-promotions.ts";
import { selectKeptPromotions } from "../storage/order-promotions.ts";

/** What became of each promotion when an order was placed. The caller has found the order. */
export async function promotionsOfOrder(platform: Platform, orderCode: string): Promise<readonly KeptPromotion[]> {
  return (await selectKeptPromotions(platform, [orderCode])).get(orderCode) ?? [];
}
