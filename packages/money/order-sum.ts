/** Amounts of an order as its pages and its invoice show them, in whole rupiah. */
export type OrderAmounts = {
  readonly productAmount: number;
  readonly discount: number;
  readonly coupon: number;
  readonly pointsAmount: number;
  readonly freight: number;
  readonly freightDiscount: number;
  readonly total: number;
};

export type SumRow = {
  readonly key: "goods" | "discount" | "coupon" | "points" | "delivery" | "deliveryDiscount" | "adjustment";
  /** Deductions are negative. */
  readonly amount: number;
};

/**
 * The rows of an order's sum, which add up to its total [ORD-24, ORD-31]: items and delivery
 * always, deductions only if any. Points come last, as in the checkout and in mails: they pay for
 * delivery too, and would be more than all that stands above them. If the numbers disagree, the
 * difference gets a row of its own, so the sum shown is never wrong.
 */
export function sumRows(amounts: OrderAmounts): readonly SumRow[] {
  const rows: SumRow[] = [
    { key: "goods", amount: amounts.productAmount },
    { key: "discount", amount: -amounts.discount },
    { key: "coupon", amount: -amounts.coupon },
    { key: "delivery", amount: amounts.freight },
    { key: "deliveryDiscount", amount: -amounts.freightDiscount },
    { key: "points", amount: -amounts.pointsAmount },
  ];
  const difference = amounts.total - rows.reduce((sum, { amount }) => sum + amount, 0);
  rows.push({ key: "adjustment", amount: difference });
  return rows.filter(({ key, amount }) => key === "goods" || key === "delivery" || amount !== 0);
}

type Discount = { readonly source: string; readonly name: string; readonly amount: number };

/** The coupon that makes up the row of coupons, for its name; none where it lowers delivery too. */
export function couponOfRow<Kind extends Discount>(
  discounts: readonly Kind[],
  { coupon }: Pick<OrderAmounts, "coupon">,
): Kind | undefined {
  return discounts.find(({ source, amount }) => source === "COUPON" && amount === coupon);
}

/**
 * The promotions and coupons of an order, with what each took off items and delivery. Where pieces
 * were cancelled since, the parts no longer add up to the sum's rows, and only the names are shown.
 * A coupon that its row names is left out.
 */
export function shownDiscounts(
  discounts: readonly Discount[],
  { discount, coupon, freightDiscount }: Pick<OrderAmounts, "discount" | "coupon" | "freightDiscount">,
): readonly { readonly name: string; readonly amount: number | undefined }[] {
  const sum = discounts.reduce((total, { amount }) => total + amount, 0);
  const isWhole = sum === discount + coupon + freightDiscount;
  const named = couponOfRow(discounts, { coupon });
  return discounts
    .filter((one) => one !== named)
    .map(({ name, amount }) => ({ name, amount: isWhole ? amount : undefined }));
}

/** Whether points paid more than the goods, and so shipping too. */
export function pointsPaidShipping({ pointsAmount, productAmount, discount, coupon }: OrderAmounts): boolean {
  return pointsAmount > productAmount - discount - coupon;
}

export type Refund = {
  readonly amount: number;
  readonly status: "DECIDING" | "DUE" | "ON_ITS_WAY" | "DONE";
  /** Beyond the order's total, of which it lowers nothing. */
  readonly isExtra: boolean;
};

/**
 * What is still to go back of an order's total and what went back, in whole rupiah; money still to
 * be decided about is not promised.
 */
export function refundSums(refunds: readonly Refund[]): { readonly underWay: number; readonly done: number } {
  const own = refunds.filter(({ isExtra }) => !isExtra);
  const sum = (...wanted: readonly Refund["status"][]): number =>
    own.reduce((total, { amount, status }) => (wanted.includes(status) ? total + amount : total), 0);
  return { underWay: sum("DUE", "ON_ITS_WAY"), done: sum("DONE") };
}

/** Whether all that was paid for the goods has gone back; delivery that was done may stay paid. */
export function isPaidBack(
  { total, freight, freightDiscount }: Pick<OrderAmounts, "total" | "freight" | "freightDiscount">,
  refunds: readonly Refund[],
): boolean {
  const { done } = refundSums(refunds);
  return done > 0 && done >= total - (freight - freightDiscount);
}
