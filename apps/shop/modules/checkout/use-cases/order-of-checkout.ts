import type { Platform } from "../../../platform/platform.ts";
import { orderByCode, pageToGoOn } from "../../orders/orders.ts";
import { selectCheckout } from "../storage/read-checkouts.ts";

/** The order that a checkout became, and the storefront page where its owner goes on with it. */
export type OrderOfCheckout = { readonly orderCode: string; readonly page: string };

/**
 * The order that the owner's checkout became. Undefined while it is none, and for a checkout or an
 * order that is unknown or someone else's.
 */
export async function orderOfCheckout(
  platform: Platform,
  owner: string,
  checkoutId: string,
): Promise<OrderOfCheckout | undefined> {
  const { orderCode } = (await selectCheckout(platform, checkoutId, owner)) ?? {};
  const order = orderCode === undefined ? undefined : await orderByCode(platform, orderCode, owner);
  return order && { orderCode: order.orderCode, page: pageToGoOn(order) };
}
