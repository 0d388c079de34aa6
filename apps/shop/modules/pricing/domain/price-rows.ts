import { addRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import { isGiveaway } from "./given-off.ts";
import type { Adjustment, AdjustmentSource, Quote } from "./quote.ts";

/**
 * The rows of the sum as shown to the shopper; goods and freight less the others are the total
 * [CHK-10, ORD-31, I-17].
 */
export type PriceRows = {
  /** Goods at current prices; gifts cost nothing, and add-ons their own price. */
  readonly productAmount: Rupiah;
  readonly promotionDiscount: Rupiah;
  readonly couponDiscount: Rupiah;
  readonly mapclubPoint: Rupiah;
  readonly freight: Rupiah;
  readonly freightDiscount: Rupiah;
  readonly totalAmount: Rupiah;
};

export function priceRows({ lines, freight, total }: Quote): PriceRows {
  const onLines = lines.flatMap((line) => line.adjustments);
  return {
    productAmount: addRupiah(...lines.map((line) => line.goodsAmount)),
    promotionDiscount: sumOf(
      onLines.filter(({ explanation }) => !isGiveaway(explanation)),
      "PROMOTION",
    ),
    couponDiscount: sumOf(onLines, "COUPON"),
    // Points are money: they may also pay freight, and have a single row.
    mapclubPoint: sumOf([...onLines, ...freight.adjustments], "POINTS"),
    freight: freight.fullAmount,
    freightDiscount: sumOf(freight.adjustments, "SALE_PRICE", "PROMOTION", "COUPON"),
    totalAmount: total,
  };
}

function sumOf(adjustments: readonly Adjustment[], ...sources: readonly AdjustmentSource[]): Rupiah {
  return addRupiah(...adjustments.filter(({ source }) => sources.includes(source)).map(({ amount }) => amount));
}
