import { saysAmount } from "@gelora/money/says-amount.ts";

/** What a promotion, a coupon or a sale price takes off a line. */
export type Saving = {
  readonly source: string;
  readonly code: string;
  readonly explanation: string;
  readonly amount: number;
};

/** With the promotion under which a gift or an add-on lies in the cart. */
export type SavedLine = { readonly activityCode?: string | null | undefined };

/**
 * Whether a reduction is in a line's prices: the sale price, and what the offer takes off under
 * which a gift or an add-on lies in the cart. Other offers lower the sum alone, in rows of their
 * own [CHK-10].
 */
function isIncluded({ source, code }: Saving, { activityCode }: SavedLine): boolean {
  return source === "SALE_PRICE" || code === activityCode;
}

/** How a line shows a reduction: once only, where its reason names the amount itself. */
export function savingWord(one: Saving, line: SavedLine): "saving" | "savingInTotal" | "named" | "namedInTotal" {
  const isNamed = saysAmount(one.explanation, one.amount);
  if (isIncluded(one, line)) return isNamed ? "named" : "saving";
  return isNamed ? "namedInTotal" : "savingInTotal";
}
