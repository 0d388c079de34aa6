import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { type Adjustment, isGiveaway } from "../../pricing/pricing.ts";
import type { Amounts } from "./order.ts";

/** What one offer took off a line, or off the freight, which is line 0. */
export type OrderReduction = Adjustment & {
  readonly orderCode: string;
  readonly lineNumber: number;
  /** What it took off each unit, from 1; units that it left alone are absent. */
  readonly units: Readonly<Record<number, Rupiah>>;
};

type Reduced = { readonly reductions: readonly OrderReduction[] };

/** What a line's pieces are given off as gifts or add-ons, by unit. */
export function givenOfLine(
  { lineNumber, quantity }: { readonly lineNumber: number; readonly quantity: number },
  { reductions }: Reduced,
): readonly Rupiah[] {
  const given = givenAway({ reductions }).filter((row) => row.lineNumber === lineNumber);
  return Array.from({ length: quantity }, (_, unit) =>
    addRupiah(...given.map(({ units }) => rupiah(units[unit + 1] ?? 0))),
  );
}

/**
 * The rows of the sum as they are shown: a gift costs nothing, and an add-on its own price [PRM-01,
 * ORD-31].
 */
export function shownAmounts({
  order,
  reductions,
}: Reduced & { readonly order: Amounts }): Pick<Amounts, "productAmount" | "discount"> {
  const given = addRupiah(...givenAway({ reductions }).map(({ amount }) => amount));
  return { productAmount: rupiah(order.productAmount - given), discount: rupiah(order.discount - given) };
}

function givenAway({ reductions }: Reduced): readonly OrderReduction[] {
  return reductions.filter(({ explanation }) => isGiveaway(explanation));
}
