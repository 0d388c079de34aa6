type Adjustment = { readonly source: string };

/**
 * Whether a reduction is worded as included in a line's price: what an offer takes off may be a
 * share of more. A sale price is the item's own, and a gift is free.
 */
export function isIncluded({ source }: Adjustment, unitPrice: number): boolean {
  return source !== "SALE_PRICE" && unitPrice > 0;
}
