import type { OrderAmounts } from "@gelora/money/order-sum.ts";

/** What an answer about an order says of its sums; what it does not say is nothing. */
type AnsweredSums = {
  readonly productAmount?: number | null;
  readonly discount?: number | null;
  readonly coupon?: number | null;
  readonly usedPointAmount?: number | null;
  readonly freight?: number | null;
  readonly freightDiscount?: number | null;
  readonly amount?: number | null;
};

/** The sums of an order, for its page and its invoice. */
export function amountsOf(order: AnsweredSums): OrderAmounts {
  return {
    productAmount: order.productAmount ?? 0,
    discount: order.discount ?? 0,
    coupon: order.coupon ?? 0,
    pointsAmount: order.usedPointAmount ?? 0,
    freight: order.freight ?? 0,
    freightDiscount: order.freightDiscount ?? 0,
    total: order.amount ?? 0,
  };
}
