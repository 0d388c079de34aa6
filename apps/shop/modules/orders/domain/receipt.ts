import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { AdjustmentSource } from "../../pricing/pricing.ts";

/** What one unit of a line cost, and why: its list price less the shares is what was charged. */
export type UnitReceipt = {
  readonly listPrice: Rupiah;
  readonly sale: Rupiah;
  readonly promotion: Rupiah;
  readonly coupon: Rupiah;
  readonly points: Rupiah;
  readonly charged: Rupiah;
};

/** An order's receipt: its units by line number, in unit order, and its delivery. */
export type OrderReceipt = {
  readonly units: ReadonlyMap<number, readonly UnitReceipt[]>;
  readonly freight: { readonly charged: Rupiah; readonly points: Rupiah };
};

/** A stored adjustment of a unit, or of the freight, which is unit 0 of line 0. */
export type TakenOff = {
  readonly lineNumber: number;
  readonly unitNumber: number;
  readonly source: AdjustmentSource;
  readonly amount: Rupiah;
};

export type PricedLine = { readonly lineNumber: number; readonly quantity: number; readonly listPrice: Rupiah };

/** Reads the stored adjustments of an order. Delivery is the rest of what was charged. */
export function receiptOf(
  order: { readonly total: Rupiah; readonly usedPointAmount: Rupiah },
  lines: readonly PricedLine[],
  taken: readonly TakenOff[],
): OrderReceipt {
  const units = unitReceipts(lines, taken);
  const all = [...units.values()].flat();
  const goods = addRupiah(...all.map(({ charged }) => charged));
  const points = addRupiah(...all.map((unit) => unit.points));
  return {
    units,
    freight: { charged: rupiah(order.total - goods), points: rupiah(order.usedPointAmount - points) },
  };
}

/** The units of lines by line number, in unit order. */
export function unitReceipts(lines: readonly PricedLine[], taken: readonly TakenOff[]): OrderReceipt["units"] {
  const byUnit = Map.groupBy(taken, ({ lineNumber, unitNumber }) => `${lineNumber}:${unitNumber}`);
  return new Map(
    lines.map(({ lineNumber, quantity, listPrice }) => [
      lineNumber,
      Array.from({ length: quantity }, (_, index) =>
        unitReceipt(listPrice, byUnit.get(`${lineNumber}:${index + 1}`) ?? []),
      ),
    ]),
  );
}

function unitReceipt(listPrice: Rupiah, taken: readonly TakenOff[]): UnitReceipt {
  const by = (isSource: (source: AdjustmentSource) => boolean) =>
    addRupiah(...taken.filter(({ source }) => isSource(source)).map(({ amount }) => amount));
  const all = by(() => true);
  const sale = by((source) => source === "SALE_PRICE");
  const coupon = by((source) => source === "COUPON");
  const points = by((source) => source === "POINTS");
  return {
    listPrice,
    sale,
    promotion: rupiah(all - sale - coupon - points),
    coupon,
    points,
    charged: rupiah(listPrice - all),
  };
}
