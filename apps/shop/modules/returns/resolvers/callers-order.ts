import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { ownerOf } from "../../../platform/session.ts";
import { type OrderRecord, orderByCode, proveOrder } from "../../orders/orders.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { findReturn } from "../use-cases/find-return.ts";

export type Contact = { readonly email?: string | null | undefined; readonly mobile?: string | null | undefined };

/**
 * The order that a caller may return items of: one of the session's own, or in any browser one that
 * a contact proves, with the limits of tracking.
 * @returns failure ORDER_NOT_FOUND or TOO_MANY_REQUESTS
 * @throws GraphQLError with code 0002 without a contact and a session
 */
export async function callersOrder(
  context: RequestContext,
  orderCode: string,
  { email, mobile }: Contact,
): Promise<Outcome<OrderRecord>> {
  const { platform, source } = context;
  if (email || mobile)
    return proveOrder(platform, source, { orderCode, email: email ?? undefined, mobile: mobile ?? undefined });
  const order = await orderByCode(platform, orderCode, ownerOf(sessionOf(context)));
  return order ? success(order) : failure("ORDER_NOT_FOUND");
}

/**
 * A return of such an order. A foreign one is as absent as one that does not exist.
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
