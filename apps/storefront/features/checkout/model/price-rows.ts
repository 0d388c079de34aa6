/** The shop's sum of a checkout [CHK-10]; amounts in whole rupiah, discounts as positive numbers. */
export type PriceInfo = Readonly<
  Partial<
    Record<
      | "productAmount"
      | "promotionDiscount"
      | "couponDiscount"
      | "mapclubPoint"
      | "freight"
      | "freightDiscount"
      | "totalAmount",
      number | null
    >
  >
>;

export type PriceRow = {
  readonly name:
    | "productAmount"
    | "promotionDiscount"
    | "couponDiscount"
    | "mapclubPoint"
    | "freight"
    | "freightDiscount";
  /** Negative for what is taken off; undefined while it is not known. */
  readonly amount: number | undefined;
};

/**
 * The rows that a person can add up: what is taken off is negative, and discounts of nothing are left out [CHK-10].
 * @param freight what the chosen way of delivery costs; undefined while none is chosen
 * @returns the rows and their sum
 */
export function priceRows(
  info: PriceInfo,
  freight: number | undefined,
): { readonly rows: readonly PriceRow[]; readonly total: number } {
  const off = (["promotionDiscount", "couponDiscount", "mapclubPoint"] as const).flatMap((name) =>
    discount(info, name),
  );
  const rows: PriceRow[] = [
    { name: "productAmount", amount: info.productAmount ?? 0 },
    ...off,
    { name: "freight", amount: freight },
    ...discount(info, "freightDiscount"),
  ];
  return { rows, total: rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}

function discount(info: PriceInfo, name: Exclude<PriceRow["name"], "productAmount" | "freight">): PriceRow[] {
  const amount = info[name] ?? 0;
  return amount > 0 ? [{ name, amount: -amount }] : [];
}
