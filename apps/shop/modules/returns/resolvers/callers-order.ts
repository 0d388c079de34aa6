import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type Contact, callersOrder, type OrderRecord } from "../../orders/orders.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { findReturn } from "../use-cases/find-return.ts";

/**
 * A return of an order of the caller's. A foreign one is as absent as one that does not exist.
 * @param orderCode when it is not given, the return's own
 * @returns failure RETURN_NOT_FOUND or TOO_MANY_REQUESTS
 */
export async function callersReturn(
  context: RequestContext,
  returnCode: string,
  contact: Contact,
  orderCode?: string,
): Promise<Outcome<{ readonly record: ReturnRecord; readonly order: OrderRecord }>> {
  const record = await findReturn(context.platform, returnCode);
  const order = await callersOrder(context, orderCode ?? record?.orderCode ?? "", contact);
  if (!order.ok) return order.failure.code === "TOO_MANY_REQUESTS" ? order : failure("RETURN_NOT_FOUND");
  if (!record || record.orderCode !== order.value.orderCode) return failure("RETURN_NOT_FOUND");
  return success({ record, order: order.value });
}
