import { isQuantityLimit } from "@gelora/contracts/cart-quantity.ts";

/** A line of an order of which not all pieces could be bought again. */
export type SkippedLine = {
  readonly skuName: string;
  readonly code: string;
  readonly wanted: number;
  readonly added: number;
};

/** What of an order came into the cart again. */
export type BoughtAgain = { readonly count: number; readonly skipped: readonly SkippedLine[] };

type SkippedNotice =
  | { readonly word: "buyAgainPart"; readonly values: { name: string; added: number; wanted: number } }
  | { readonly word: "buyAgainFull" | "buyAgainSkipped"; readonly values: { names: string } };

/**
 * The message about items that were not added to the cart: lines that were added in part, lines at
 * the shopper's limit, and lines that are no longer sold.
 */
export function noticesOfSkipped(skipped: readonly SkippedLine[]): readonly SkippedNotice[] {
  const parts = skipped.filter(({ added }) => added > 0);
  const none = skipped.filter(({ added }) => added === 0);
  const isFull = ({ code }: SkippedLine): boolean => isQuantityLimit(code) && code !== "sp.pdp.min_limit";
  const named = (word: "buyAgainFull" | "buyAgainSkipped", lines: readonly SkippedLine[]): readonly SkippedNotice[] =>
    lines.length > 0 ? [{ word, values: { names: lines.map(({ skuName }) => skuName).join("; ") } }] : [];
  return [
    ...parts.map(({ skuName: name, added, wanted }) => ({
      word: "buyAgainPart" as const,
      values: { name, added, wanted },
    })),
    ...named("buyAgainFull", none.filter(isFull)),
    ...named(
      "buyAgainSkipped",
      none.filter((line) => !isFull(line)),
    ),
  ];
}
