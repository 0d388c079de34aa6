import type { Language } from "@gelora/locale/language.ts";
import { addRupiah } from "@gelora/money/rupiah.ts";
import type { LineActivity, OrderDiscount } from "../../../platform/schema.generated.ts";
import { isGiveaway } from "../../pricing/pricing.ts";
import { nameOfReduction, type OrderReduction } from "../domain/order-reduction.ts";

/**
 * Each promotion and coupon of an order once, with what it took off goods and freight [ORD-31];
 * gifts and add-ons stand at their lines.
 */
export function discountAnswers(reductions: readonly OrderReduction[], language: Language): OrderDiscount[] {
  const inTheSum = reductions.filter(({ explanation }) => !isGiveaway(explanation));
  const byOffer = Map.groupBy(inTheSum, ({ source, code }) => `${source} ${code}`);
  return [...byOffer.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { source, code } = first;
    return [
      { source, code, name: nameOfReduction(first, language), amount: addRupiah(...rows.map(({ amount }) => amount)) },
    ];
  });
}

/**
 * The promotions of a line, with what each took off it [ORD-34].
 * @param isWhole false when only some of its pieces are shown
 */
export function activitiesOfLine(
  lineNumber: number,
  reductions: readonly OrderReduction[],
  language: Language,
  isWhole: boolean,
): LineActivity[] {
  return reductions
    .filter((row) => row.lineNumber === lineNumber && row.source === "PROMOTION")
    .map((row) => ({
      activityCode: row.code,
      activityName: nameOfReduction(row, language),
      amount: isWhole ? row.amount : null,
    }));
}

/** Given away under a promotion, rather than bought. */
export function isGiftLine(lineNumber: number, reductions: readonly OrderReduction[]): boolean {
  return reductions.some((row) => row.lineNumber === lineNumber && row.explanation.word === "gift");
}
