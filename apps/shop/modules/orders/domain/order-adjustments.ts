import { addRupiah } from "@gelora/money/rupiah.ts";
import { type Adjustment, givenOff, priceRows, type Quote } from "../../pricing/pricing.ts";
import type { Amounts, OrderRecord } from "./order.ts";

/** A stored adjustment: part of one unit, or of the freight, which is unit 0 of line 0. */
export type OrderAdjustment = Adjustment & {
  readonly lineNumber: number;
  readonly unitNumber: number;
  readonly position: number;
};

/**
 * The adjustments of a quote, whose lines are in the order's sequence. Units without any have no
 * row.
 */
export function orderAdjustments({ lines, freight }: Quote): readonly OrderAdjustment[] {
  const onLines = lines.flatMap(({ adjustments }, line) =>
    adjustments.flatMap(({ units, ...adjustment }, index) =>
      units.map((amount, unit) => ({
        ...adjustment,
        amount,
        lineNumber: line + 1,
        unitNumber: unit + 1,
        position: index + 1,
      })),
    ),
  );
  const onFreight = freight.adjustments.map((adjustment, index) => ({
    ...adjustment,
    lineNumber: 0,
    unitNumber: 0,
    position: index + 1,
  }));
  return [...onLines.filter(({ amount }) => amount > 0), ...onFreight];
}

/**
 * The rows as an order keeps them: gifts and add-ons at current prices, what they are given off a
 * discount.
 */
export function amountsOf(quote: Quote): Amounts & Pick<OrderRecord, "total"> {
  const rows = priceRows(quote);
  const given = addRupiah(...quote.lines.flatMap(givenOff));
  return {
    productAmount: addRupiah(rows.productAmount, given),
    discount: addRupiah(rows.promotionDiscount, given),
    coupon: rows.couponDiscount,
    usedPointAmount: rows.mapclubPoint,
    freight: rows.freight,
    freightDiscount: rows.freightDiscount,
    total: rows.totalAmount,
  };
}
