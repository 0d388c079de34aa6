import { isMembers } from "../../../platform/session.ts";
import type { PaymentInstruction } from "../../payments/payments.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";

type PagedOrder = Pick<OrderRecord, "orderCode" | "owner" | "distributionType">;

/**
 * The storefront page of one order: a member's is in the account, a guest's stands alone [ORD-02,
 * ORD-05].
 */
export function orderPage({ orderCode, owner, distributionType }: PagedOrder): string {
  return isMembers(owner)
    ? `/account/order/detail/${orderCode}?deliveryType=${distributionType}`
    : `/order/detail/${orderCode}`;
}

/**
 * Where a letter about an order leads: members to their account; guests, who may open it in any
 * browser, to the form that asks for a contact.
 */
export function orderPageFromAfar(order: PagedOrder): string {
  return isMembers(order.owner) ? orderPage(order) : trackPage(order.orderCode);
}

/** The same page of a guest, asking for the number that a WhatsApp message has reached. */
export function orderPageByMobile(order: PagedOrder): string | undefined {
  return isMembers(order.owner) ? undefined : `${trackPage(order.orderCode)}&by=mobile`;
}

export function memberInvoicePage(orderCode: string): string {
  return `/account/order/invoice/${orderCode}`;
}

/**
 * Where the one who placed an order goes on with it: to pay it while it waits for that, else to see
 * it.
 */
export function pageToGoOn(order: PagedOrder & Pick<OrderRecord, "state">): string {
  return order.state === orderStates.awaitingPayment ? payPage(order.orderCode) : orderPage(order);
}

/** Our page where an order can be paid by any channel. */
export function payPage(orderCode: string): string {
  return `/payment?order=${encodeURIComponent(orderCode)}`;
}

/** The page where anyone with an order's code and a contact can follow and pay it. */
export function trackPage(orderCode: string): string {
  return `/order/track?orderCode=${encodeURIComponent(orderCode)}`;
}

/** True for a storefront page, false for one of the provider. */
export function isOwnPath(form: string): boolean {
  return form.startsWith("/");
}

/**
 * Where the shopper goes to pay: a page of the provider, our own page with number and deadline, or
 * the order itself for cash [CHK-22, Q74]. Paths are the storefront's.
 */
export function paymentForm(order: PagedOrder, instruction: PaymentInstruction): string {
  if (instruction.kind === "CASH") return orderPage(order);
  if (instruction.kind === "CARD" || instruction.kind === "EWALLET")
    return instruction.redirectAddress ?? orderPage(order);
  const query = new URLSearchParams({
    order: instruction.orderCode,
    totalAmount: String(instruction.amount),
    paymentMethod: instruction.channelCode,
  });
  if (instruction.vaNumber) query.set("vaNumber", instruction.vaNumber);
  if (instruction.billerCode) query.set("biller_code", instruction.billerCode);
  if (instruction.billKey) query.set("bill_key", instruction.billKey);
  return `/payment?${query}`;
}
