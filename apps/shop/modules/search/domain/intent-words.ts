import { discountBands, discountBandsOf } from "./bands.ts";
import { type PriceRange, type SortOrder, sortOrders } from "./catalog-index.ts";
import { nameNothing } from "./filler-words.ts";
import { takePriceOut } from "./price-words.ts";
import { wordsOfKeyword } from "./wishes.ts";
import { fold } from "./words.ts";

/**
 * Words that name a sort order instead of goods. What sells best is what the shop shows first: its
 * own order.
 */
const namesOfOrders: Readonly<Record<SortOrder, string>> = {
  "price-up": "murah, termurah, paling murah, cheap, cheapest",
  "price-down": "termahal, paling mahal, most expensive",
  newest: "terbaru, paling baru, baru rilis, newest, latest, new arrival, new arrivals",
  relevance:
    "terlaris, laris, paling laris, paling laku, terpopuler, populer, best seller, best sellers, bestseller, popular",
};

const orders = new Map<string, SortOrder>(
  sortOrders.flatMap((order) => namesOfOrders[order].split(", ").map((name) => [name, order] as const)),
);

/** A word for a sale, with the percentage that may follow it, or a percentage. */
const saleWish =
  /(?:^|\s)(?:(?:diskon|discount|promo|promosi|(?:flash\s+)?sale|obral|clearance|cuci\s+gudang)(?:\s+(\d{1,2})\s*%?)?|(\d{1,2})\s*%)(?=\s|$)/gu;

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
  return { ...takeOrderOut(wordsOfKeyword(rest)), discount, price, priceText };
}

/** Of several orders the first counts. The words left are none where they name nothing. */
function takeOrderOut(typed: readonly string[]): Pick<Intent, "words" | "sort"> {
  const words: string[] = [];
  const found: SortOrder[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? "";
    const ofTwo = orders.get(`${word} ${typed[at + 1]}`);
    const order = ofTwo ?? orders.get(word);
    if (order) found.push(order);
    else words.push(word);
    if (ofTwo) at += 1;
  }
  return { words: nameNothing(words) ? [] : words, sort: found[0] };
}

function takeDiscountOut(keyword: string): { readonly rest: string; readonly discount: string | undefined } {
  const typed = fold(keyword);
  const wishes = [...typed.matchAll(saleWish)].map(([, after, percent]) => Number(after ?? percent ?? 0));
  if (wishes.length === 0) return { rest: keyword, discount: undefined };
  // Any discount at all is the lowest band.
  const discount = discountBandsOf(Math.max(...wishes)).at(-1) ?? discountBands[0];
  return { rest: typed.replaceAll(saleWish, " "), discount };
}
