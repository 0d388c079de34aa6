import { discountBands, discountBandsOf } from "./bands.ts";
import type { PriceRange, SortOrder } from "./catalog-index.ts";
import { takePriceOut } from "./price-words.ts";
import { wordsOfKeyword } from "./wishes.ts";
import { fold } from "./words.ts";

/** Words that name a sort order instead of goods. */
const orders = new Map<string, SortOrder>([
  ["murah", "price-up"],
  ["termurah", "price-up"],
  ["cheap", "price-up"],
  ["cheapest", "price-up"],
  ["terbaru", "newest"],
  ["newest", "newest"],
]);

/** A word for a sale, with the percentage that may follow it, or a percentage. */
const saleWish =
  /(?:^|\s)(?:(?:diskon|discount|promo|(?:flash\s+)?sale|obral)(?:\s+(\d{1,2})\s*%?)?|(\d{1,2})\s*%)(?=\s|$)/gu;

export type Intent = {
  readonly words: readonly string[];
  readonly price: PriceRange | undefined;
  /** As it is typed; empty without a price. */
  readonly priceText: string;
  readonly sort: SortOrder | undefined;
  /** The band of the discount filter that is asked for. */
  readonly discount: string | undefined;
};

/**
 * Takes out of what was typed what names no goods: `sepatu murah` means shoes, cheapest first, and
 * `diskon 50%` goods at half price or less, and `di bawah 1 juta` goods of no more than a million.
 */
export function takeIntentOut(keyword: string): Intent {
  const { rest: priceless, price, priceText } = takePriceOut(keyword);
  const { rest, discount } = takeDiscountOut(priceless);
  const words = wordsOfKeyword(rest);
  const sort = words.map((word) => orders.get(word)).find((order) => order !== undefined);
  return { words: sort ? words.filter((word) => !orders.has(word)) : words, sort, discount, price, priceText };
}

function takeDiscountOut(keyword: string): { readonly rest: string; readonly discount: string | undefined } {
  const typed = fold(keyword);
  const wishes = [...typed.matchAll(saleWish)].map(([, after, percent]) => Number(after ?? percent ?? 0));
  if (wishes.length === 0) return { rest: keyword, discount: undefined };
  // Any discount at all is the lowest band.
  const discount = discountBandsOf(Math.max(...wishes)).at(-1) ?? discountBands[0];
  return { rest: typed.replaceAll(saleWish, " "), discount };
}
