import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderByCode } from "../storage/orders.ts";

/** @returns failure ORDER_NOT_FOUND, for someone else's too */
export async function findOwnOrder(
  platform: Platform,
  owner: string,
  orderCode: string,
): Promise<Outcome<OrderRecord>> {
  const order = await orderByCode(platform, orderCode, owner);
  return order ? success(order) : failure("ORDER_NOT_FOUND");
}
