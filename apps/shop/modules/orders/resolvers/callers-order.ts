import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { sessionOf } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { ownerOf } from "../../../platform/session.ts";
import type { OrderRecord } from "../domain/order.ts";
import { findOwnOrder } from "../use-cases/find-own-order.ts";
import { proveOrder } from "../use-cases/track-order.ts";

/** What proves an order where the session does not. */
export type Contact = { readonly email?: string | null | undefined; readonly mobile?: string | null | undefined };

/**
 * An order of the caller's: one of the session's own, or in any browser one that a contact proves,
 * with the limits of tracking.
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
  return findOwnOrder(platform, ownerOf(sessionOf(context)), orderCode);
}
