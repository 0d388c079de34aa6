import { type Failure, failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";

import { chargePayment, type ReadyCharge } from "../../payments/payments.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderPage, paymentForm } from "./payment-form.ts";

/** The result of placing or paying an order [CHK-22]. */
export type ChargedOrder = {
  readonly orderCode: string;
  /** A storefront path, or an address of the payment provider. */
  readonly form: string;
  /** Why the payment could not be requested yet; the order stands and can be paid from its page. */
  readonly problem?: Failure;
};

/** What is needed of an order to request its payment. */
export type PayableOrder = Pick<
  OrderRecord,
  "orderCode" | "owner" | "distributionType" | "cash" | "total" | "paidAt"
> & {
  /** For the one who placed it. */
  readonly charge?: ReadyCharge | undefined;
};

/**
 * Requests an order's payment from the provider, outside any transaction. Repeating it returns the
 * same. When the provider is down or rejects the card, the order stands and its page offers to pay
 * again.
 */
export async function chargeOrder(
  platform: Platform,
  order: PayableOrder,
  cardToken?: string,
): Promise<Outcome<ChargedOrder>> {
  const { orderCode } = order;
  const page = orderPage(order);
  if (order.cash || order.total === 0 || order.paidAt) return success({ orderCode, form: page });
  const charged = await chargePayment(platform, orderCode, { cardToken, charge: order.charge });
  if (charged.ok) return success({ orderCode, form: paymentForm(order, charged.value) });
  const { code } = charged.failure;
  if (code === "ORDER_NOT_FOUND") return failure("ORDER_NOT_FOUND");
  return success({ orderCode, form: page, problem: charged.failure });
}
