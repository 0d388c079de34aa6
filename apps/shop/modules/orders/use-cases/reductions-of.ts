import type { Platform } from "../../../platform/platform.ts";
import { selectCouponsOfOrders } from "../../promotions/promotions.ts";
import type { OrderRecord } from "../domain/order.ts";
import type { OrderReduction } from "../domain/order-reduction.ts";
import { selectReductions } from "../storage/reductions.ts";

/**
 * The promotions and coupons of orders, by order code. A receipt names the offer; which code of it
 * the shopper entered is known to the promotions.
 */
export async function reductionsOf(
  platform: Platform,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<string, readonly OrderReduction[]>> {
  const reductions = await selectReductions(platform, orders);
  const withCoupon = [...reductions].filter(([, ofOrder]) => ofOrder.some(isCoupon)).map(([orderCode]) => orderCode);
  const codes = await selectCouponsOfOrders(platform, withCoupon);
  return new Map(
    [...reductions].map(([orderCode, ofOrder]) => [
      orderCode,
      ofOrder.map((one) => (isCoupon(one) ? { ...one, couponCode: codes.get(orderCode) } : one)),
    ]),
  );
}

function isCoupon({ source }: OrderReduction): boolean {
  return source === "COUPON";
}
