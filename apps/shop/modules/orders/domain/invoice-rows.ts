/** Amounts of an order as its page shows them, in whole rupiah. */
export type InvoicedAmounts = {
  readonly productAmount: number;
  readonly discount: number;
  readonly coupon: number;
  readonly usedPointAmount: number;
  readonly freight: number;
  readonly freightDiscount: number;
  readonly amount: number;
};

export type InvoiceRow = {
  readonly key: "goods" | "discount" | "coupon" | "points" | "delivery" | "deliveryDiscount" | "adjustment";
  /** Deductions are negative. */
  readonly amount: number;
};

/** The rows of an invoice, as on its page: they add up to the order's total [ORD-24, ORD-31]. */
export function invoiceRows(order: InvoicedAmounts): readonly InvoiceRow[] {
  const rows: InvoiceRow[] = [
    { key: "goods", amount: order.productAmount },
    { key: "discount", amount: -order.discount },
    { key: "coupon", amount: -order.coupon },
    { key: "points", amount: -order.usedPointAmount },
    { key: "delivery", amount: order.freight },
    { key: "deliveryDiscount", amount: -order.freightDiscount },
  ];
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  rows.push({ key: "adjustment", amount: order.amount - sum });
  return rows.filter(({ key, amount }) => key === "goods" || key === "delivery" || amount !== 0);
}

type Refund = {
  readonly amount: number;
  readonly status: "DECIDING" | "DUE" | "ON_ITS_WAY" | "DONE";
  readonly isExtra: boolean;
};

/** What went back of the total, and what is still to; money to be decided about is not promised. */
export function invoicedRefunds(refunds: readonly Refund[]): { readonly done: number; readonly underWay: number } {
  const sum = (isWanted: (refund: Refund) => boolean) =>
    refunds.filter((one) => !one.isExtra && isWanted(one)).reduce((total, { amount }) => total + amount, 0);
  return {
    done: sum(({ status }) => status === "DONE"),
    underWay: sum(({ status }) => status === "DUE" || status === "ON_ITS_WAY"),
  };
}
