import type { Platform } from "../../../platform/platform.ts";
import { orderByCode, pageToGoOn } from "../../orders/orders.ts";
import { selectCheckout, selectOrderOfSameLines } from "../storage/read-checkouts.ts";

/** The order that a checkout became, and the storefront page where its owner goes on with it. */
export type OrderOfCheckout = { readonly orderCode: string; readonly page: string };

/**
 * The order that the owner's checkout became, or that took all its lines with another checkout of
 * theirs, as in two tabs of one cart. Undefined while there is none, and for a checkout or an order
 * that is unknown or someone else's.
 */
export async function orderOfCheckout(
  platform: Platform,
  owner: string,
  checkoutId: string,
): Promise<OrderOfCheckout | undefined> {
  const checkout = await selectCheckout(platform, checkoutId, owner);
  if (!checkout || checkout.lines.length === 0) return undefined;
  const orderCode = checkout.orderCode ?? (await selectOrderOfSameLines(platform, checkout));
  const order = orderCode === undefined ? undefined : await orderByCode(platform, orderCode, owner);
  return order && { orderCode: order.orderCode, page: pageToGoOn(order) };
}
