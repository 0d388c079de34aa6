/** The shop's totals of a cart or checkout [CHK-10]; whole rupiah, discounts positive. */
export type PriceInfo = Readonly<
  Partial<Record<DiscountName | "productAmount" | "freight" | "totalAmount", number | null>>
>;

type DiscountName = "promotionDiscount" | "couponDiscount" | "mapclubPoint" | "freightDiscount";

export type DiscountRow = {
  readonly name: DiscountName;
  /** Negative. */
  readonly amount: number;
};

export type PriceRow =
  | DiscountRow
  | {
      readonly name: "productAmount" | "freight";
      /** Undefined until known. */
      readonly amount: number | undefined;
    };

const discountNames = ["promotionDiscount", "couponDiscount", "freightDiscount", "mapclubPoint"] as const;

/** Discounts as the shop gives them; zero ones are left out [CHK-10]. */
export function discountRows(info: PriceInfo): readonly DiscountRow[] {
  return discountNames.flatMap((name) => {
    const amount = info[name] ?? 0;
    return amount > 0 ? [{ name, amount: -amount }] : [];
  });
}

/**
 * The rows of the sum, as the shop gives them: goods and what is taken off them, freight and what
 * is taken off it, and points, which pay for both.
 * @param isFreightKnown false until a delivery is chosen; the sum then excludes it
 */
export function priceRows(info: PriceInfo, isFreightKnown: boolean): readonly PriceRow[] {
  const discounts = discountRows(info);
  const isOfGoods = ({ name }: DiscountRow): boolean => name === "promotionDiscount" || name === "couponDiscount";
  return [
    { name: "productAmount", amount: info.productAmount ?? 0 },
    ...discounts.filter(isOfGoods),
    { name: "freight", amount: isFreightKnown ? (info.freight ?? 0) : undefined },
    ...discounts.filter((row) => !isOfGoods(row)),
  ];
}
