/**
 * What was bought, and what became of it. Promises: an order that stands holds its stock; of two things that happen to an order at once one wins; money that comes
 * late is honoured or queued to go back, once.
 */
import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownerOf, type Session } from "../../platform/session.ts";
import type { ParcelListener } from "../delivery/delivery.ts";
import type { PaymentListener } from "../payments/payments.ts";
import type { OrderRecord } from "./domain/order.ts";
import { selectOrder } from "./storage/orders.ts";
import { applyParcel } from "./use-cases/apply-parcel-change.ts";
import { applyPayment } from "./use-cases/apply-payment-change.ts";
import { type ChargedOrder, chargeOrder, type PayableOrder } from "./use-cases/charge-order.ts";
import { newOrderCode } from "./use-cases/order-codes.ts";
import { type NewOrder, placeOrder } from "./use-cases/place-order.ts";

export type { PickupStore, Receiver, Shipping } from "./domain/order.ts";
export type { ChargedOrder, NewOrder, PayableOrder };

/** A code for a new order, which nearly always is free: an order may be promised under it before it is made. */
export function proposeOrderCode(platform: Platform): string {
  return newOrderCode(platform.clock.now());
}

/**
 * Makes an order out of a checkout, in its transaction, in which the caller holds the shopper's cart: it keeps their orders from being counted at once.
 * @returns the order, to be paid after the transaction; failures TOO_MANY_OPEN_ORDERS, PAYMENT_INVALID, SOLD_OUT
 */
export async function createOrder(platform: Platform, order: NewOrder): Promise<Outcome<PayableOrder>> {
  return placeOrder(platform, order);
}

/**
 * Asks for the money of an order, given itself or by its code, after its transaction, and answers where the shopper goes to pay. Asking again answers the same.
 * @returns failure ORDER_NOT_FOUND
 */
export async function startPaying(
  platform: Platform,
  order: string | PayableOrder,
  cardToken?: string,
): Promise<Outcome<ChargedOrder>> {
  const known = typeof order === "string" ? await selectOrder(platform, order) : order;
  if (!known) throw new Error(`${String(order)} is no order`);
  return chargeOrder(platform, known, cardToken);
}

export const applyPaymentChange: PaymentListener = applyPayment;

export const applyParcelChange: ParcelListener = applyParcel;

/** True when the session's browser or member placed this order. */
export async function ownsOrder(platform: Platform, session: Session, orderCode: string): Promise<boolean> {
  return (await selectOrder(platform, orderCode, ownerOf(session))) !== undefined;
}

/** An order as it stands, for whoever may know all orders; undefined for an unknown code. */
export async function orderByCode(platform: Platform, orderCode: string): Promise<OrderRecord | undefined> {
  return selectOrder(platform, orderCode);
}
