import { saysAmount } from "@gelora/money/says-amount.ts";

type Adjustment = { readonly source: string; readonly code: string };

/**
 * Whether a reduction is in a line's prices: the sale price, and what the offer takes off under
 * which a gift or an add-on lies in the cart. Other offers lower the sum alone, in rows of their
 * own [CHK-10].
 */
function isIncluded(
  { source, code }: Adjustment,
  { activityCode }: { readonly activityCode?: string | null | undefined },
): boolean {
  return source === "SALE_PRICE" || code === activityCode;
}

/** How a line tells a reduction: once only, where its reason names the amount itself. */
export function savingWord(
  one: Adjustment & { readonly explanation: string; readonly amount: number },
  line: Parameters<typeof isIncluded>[1],
): "saving" | "savingInTotal" | "named" | "namedInTotal" {
  const isNamed = saysAmount(one.explanation, one.amount);
  if (isIncluded(one, line)) return isNamed ? "named" : "saving";
  return isNamed ? "namedInTotal" : "savingInTotal";
}
