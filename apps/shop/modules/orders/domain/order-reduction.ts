import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { type Adjustment, explain, isGiveaway } from "../../pricing/pricing.ts";
import type { Amounts } from "./order.ts";
import { say } from "./words.ts";

/** What one offer took off a line, or off the freight, which is line 0. */
export type OrderReduction = Adjustment & {
  readonly orderCode: string;
  readonly lineNumber: number;
  /** What it took off each unit, from 1; units that it left alone are absent. */
  readonly units: Readonly<Record<number, Rupiah>>;
  /** Of a coupon: the code by which the shopper knows it. */
  readonly couponCode?: string | undefined;
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

/**
 * What an offer is called: a coupon by its code, since its name often is the amount that is shown
 * beside it.
 */
export function nameOfReduction({ explanation, couponCode }: OrderReduction, language: Language): string {
  if (couponCode !== undefined) return say(language, "coupon", { code: couponCode });
  return explanation.names?.[language] ?? explain(explanation, language);
}

/** Some units of a line, from the first of them. */
export type LineUnits = { readonly lineNumber: number; readonly firstUnit?: number; readonly quantity: number };

/** What units are given off as gifts or add-ons. */
export function givenOfUnits({ lineNumber, firstUnit = 1, quantity }: LineUnits, reduced: Reduced): Rupiah {
  const last = firstUnit - 1 + quantity;
  return addRupiah(...givenOfLine({ lineNumber, quantity: last }, reduced).slice(firstUnit - 1));
}

/**
 * Each promotion and coupon once, with what it took off these units; gifts and add-ons stand at
 * their lines, and what was taken off the freight in its own sum.
 */
export function reductionsOfUnits(
  lines: readonly LineUnits[],
  { reductions }: Reduced,
  language: Language,
): readonly { readonly name: string; readonly amount: Rupiah }[] {
  const bought = reductions.filter(({ explanation }) => !isGiveaway(explanation));
  return [...Map.groupBy(bought, ({ source, code }) => `${source} ${code}`).values()].flatMap((rows) => {
    const [first] = rows;
    const amount = addRupiah(...rows.flatMap((row) => lines.map((line) => takenOff(row, line))));
    return first && amount > 0 ? [{ name: nameOfReduction(first, language), amount }] : [];
  });
}

function takenOff({ lineNumber, units }: OrderReduction, line: LineUnits): Rupiah {
  const first = line.firstUnit ?? 1;
  const isAmongThem = (unit: number): boolean => unit >= first && unit < first + line.quantity;
  if (lineNumber !== line.lineNumber) return rupiah(0);
  return addRupiah(...Object.entries(units).map(([unit, amount]) => rupiah(isAmongThem(Number(unit)) ? amount : 0)));
}
