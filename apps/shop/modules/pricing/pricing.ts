/**
 * Prices: what goods cost and why. One pure function computes them for cart, checkout and order; no
 * other code adds up prices. Guarantees: the order of lines affects nothing, no price is below
 * zero, and the parts add up to the total to the rupiah.
 */
export { explain } from "./domain/explain.ts";
export { givenOff, isGiveaway } from "./domain/given-off.ts";
export { type PriceRows, priceRows } from "./domain/price-rows.ts";
export type {
  Adjustment,
  AdjustmentSource,
  BasketLine,
  BasketOffers,
  Explanation,
  Quote,
  QuotedLine,
} from "./domain/quote.ts";
export { quoteBasket } from "./domain/quote-basket.ts";
