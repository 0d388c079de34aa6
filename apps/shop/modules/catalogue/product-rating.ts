/** What buyers say of a product, as its page and its cards show it. */
export type ProductRating = {
  /** From 1 to 5, with one decimal. */
  readonly average: number;
  /** At least 1. */
  readonly count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly stars: number[];
  /** How many found it small, true to its size and large. */
  readonly fit: { readonly small: number; readonly trueToSize: number; readonly large: number };
};
