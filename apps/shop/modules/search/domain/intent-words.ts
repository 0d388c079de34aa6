import { discountBands, discountBandsOf } from "./bands.ts";
import type { PriceRange, SortOrder } from "./catalog-index.ts";
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

const atMost = "(?:di\\s*)?bawah|kurang\\s+dari|maks(?:imal|imum)?|max|under|below|less\\s+than|up\\s+to";
const atLeast = "(?:di\\s*)?atas|lebih\\s+dari|min(?:imal|imum)?|over|above|more\\s+than";
/**
 * A bound, an amount with or without Rp, and its unit: `di bawah 1,5 juta`, `under Rp500.000`,
 * `maks 500rb`.
 */
const priceWish = new RegExp(
  `(?:^|\\s)(?:(?<most>${atMost})|(?<least>${atLeast}))\\s+(?:rp\\.?\\s*)?(?<amount>\\d[\\d.,]*)\\s*(?<unit>juta|jt|million|ribu|rb|k|thousand)?(?=\\s|$)`,
  "gu",
);
const millions: ReadonlySet<string> = new Set(["juta", "jt", "million"]);
/** A smaller number is a size: "di bawah 42". */
const leastPrice = 1000;

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

type PriceAndRest = Pick<Intent, "price" | "priceText"> & { readonly rest: string };

function takePriceOut(keyword: string): PriceAndRest {
  const typed = fold(keyword);
  let price: PriceRange | undefined;
  const wishes = [...typed.matchAll(priceWish)];
  for (const { groups = {} } of wishes) {
    const amount = amountOf(groups.amount ?? "", groups.unit);
    if (amount >= leastPrice) price = { ...price, [groups.most ? "most" : "least"]: amount };
  }
  if (!price) return { rest: keyword, price, priceText: "" };
  const priceText = wishes.map(([wish]) => wish.trim()).join(" ");
  return { rest: typed.replaceAll(priceWish, " "), price, priceText };
}

/** `1.500.000`, `1,5` million or `500` thousand, in rupiah. */
function amountOf(digits: string, unit: string | undefined): number {
  const number = Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  return Math.round(number * (unit === undefined ? 1 : millions.has(unit) ? 1_000_000 : 1000));
}

function takeDiscountOut(keyword: string): { readonly rest: string; readonly discount: string | undefined } {
  const typed = fold(keyword);
  const wishes = [...typed.matchAll(saleWish)].map(([, after, percent]) => Number(after ?? percent ?? 0));
  if (wishes.length === 0) return { rest: keyword, discount: undefined };
  // Any discount at all is the lowest band.
  const discount = discountBandsOf(Math.max(...wishes)).at(-1) ?? discountBands[0];
  return { rest: typed.replaceAll(saleWish, " "), discount };
}
