import type { Platform } from "../../../platform/platform.ts";
import type { OrderPromotion } from "../domain/order-promotions.ts";
import { selectOrderPromotions } from "../storage/order-promotions.ts";

/** What became of each promotion when an order was placed. The caller has found the order. */
export async function promotionsOfOrder(platform: Platform, orderCode: string): Promise<readonly OrderPromotion[]> {
  return (await selectOrderPromotions(platform, [orderCode])).get(orderCode) ?? [];
}
