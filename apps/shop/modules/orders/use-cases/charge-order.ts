import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import type { Platform } from "../../../platform/platform.ts";

import { chargePayment } from "../../payments/payments.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderPage, paymentForm } from "./payment-form.ts";

/** What a shopper gets for placing or paying an order [CHK-22]. */
export type ChargedOrder = {
  readonly orderCode: string;
  /** A path of the storefront, or an address of the payment provider. */
  readonly form: string;
  /** Why the money could not be asked for yet; the order is kept and can be paid from its page. */
  readonly problem?: string;
};

/** What has to be known of an order to ask for its money. */
export type PayableOrder = Pick<OrderRecord, "orderCode" | "owner" | "distributionType" | "cash" | "total" | "paidAt">;

/**
 * Asks the provider for an order's money, outside of any transaction. Asking again answers the same. A provider that is down, or refuses the card, costs nobody their
 * order: its page offers to pay again.
 */
export async function chargeOrder(
  platform: Platform,
  order: PayableOrder,
  cardToken?: string,
): Promise<Outcome<ChargedOrder>> {
  const { orderCode } = order;
  const page = orderPage(order);
  if (order.cash || order.total === 0 || order.paidAt) return success({ orderCode, form: page });
  const charged = await chargePayment(platform, orderCode, cardToken ? { cardToken } : {});
  if (charged.ok) return success({ orderCode, form: paymentForm(order, charged.value) });
  const { code } = charged.failure;
  if (code === "ORDER_NOT_FOUND") return failure("ORDER_NOT_FOUND");
  return success({ orderCode, form: page, problem: refusalMessage(charged.failure) });
}
