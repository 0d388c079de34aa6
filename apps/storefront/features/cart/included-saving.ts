type Adjustment = { readonly source: string; readonly code: string };

/**
 * Whether a reduction is in a line's prices: the sale price, and what the offer takes off under
 * which a gift or an add-on lies in the cart. Other offers lower the sum alone, in rows of their
 * own [CHK-10].
 */
export function isIncluded(
  { source, code }: Adjustment,
  { activityCode }: { readonly activityCode?: string | null | undefined },
): boolean {
  return source === "SALE_PRICE" || code === activityCode;
}
