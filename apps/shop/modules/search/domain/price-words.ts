import type { PriceRange } from "./catalog-index.ts";
import { fold } from "./words.ts";

const atMost = "(?:di\\s*)?bawah|kurang\\s+dari|maks(?:imal|imum)?|max|under|below|less\\s+than|up\\s+to";
const atLeast = "(?:di\\s*)?atas|lebih\\s+dari|min(?:imal|imum)?|over|above|more\\s+than";

/** An amount with or without Rp, and its unit: `1,5 juta`, `Rp500.000`, `500rb`. */
const amountNamed = (amount: string, unit: string): string =>
  `(?:rp\\.?\\s*)?(?<${amount}>\\d[\\d.,]*)\\s*(?<${unit}>juta|jt|million|ribu|rb|k|thousand)?`;

/** A bound and its amount: `di bawah 1,5 juta`. */
const priceWish = new RegExp(
  `(?:^|\\s)(?:(?<most>${atMost})|(?<least>${atLeast}))\\s+${amountNamed("amount", "unit")}(?=\\s|$)`,
  "gu",
);

/** Two amounts: `100-200rb`, `antara 100rb dan 200rb`. "Dan" alone joins two wishes. */
const rangeWish = new RegExp(
  `(?:^|\\s)(?:(?<between>antara|between)\\s+|(?:dari|from|kisaran|harga)\\s+)*${amountNamed("from", "fromUnit")}` +
    `\\s*(?:[-–—]|\\b(?:sampai|hingga|s/d|sd|to)\\b|\\b(?<joiner>dan|and)\\b)\\s*${amountNamed("to", "toUnit")}(?=\\s|$)`,
  "gu",
);

/**
 * An amount alone is what someone wants to spend: `300rb`, `sekitar 1 juta`, `300 ribuan`. It has
 * Rp or a unit; "k" is none here, since "10k" is a race.
 */
const budgetWish = new RegExp(
  "(?:^|\\s)(?:(?<near>sekitar|kisaran|kira-kira|around|about)\\s+|(?:harga|budget)\\s+)?(?:(?<rupiah>rp)\\.?\\s*)?" +
    "(?<amount>\\d[\\d.,]*)\\s*(?:(?<unit>juta|jt|million|ribu|rb|thousand)(?<span>an)?)?(?=\\s|$)",
  "gu",
);

const millions: ReadonlySet<string> = new Set(["juta", "jt", "million"]);
/** A smaller number is a size: "di bawah 42", "38-42". */
const leastPrice = 1000;
/** Two numbers without a unit are prices where they are round: others are years or an article's. */
const roundPrice = 100;

/** What a keyword says of prices. */
export type PricedKeyword = {
  readonly price: PriceRange | undefined;
  /** As it is typed; empty without a price. */
  readonly priceText: string;
  /** The keyword without it. */
  readonly rest: string;
};

/** Takes a range of prices, a bound of one, or an amount alone out of what was typed. */
export function takePriceOut(keyword: string): PricedKeyword {
  const typed = fold(keyword);
  const ranges = pricesIn(typed, rangeWish, rangeOf);
  const withoutRanges = without(typed, ranges);
  const bounds = pricesIn(withoutRanges, priceWish, boundOf);
  const withoutBounds = without(withoutRanges, bounds);
  const isBound = ranges.length + bounds.length > 0;
  const budgets = isBound ? [] : pricesIn(typed, budgetWish, budgetOf).slice(0, 1);
  const found = [...ranges, ...bounds, ...budgets];
  if (found.length === 0) return { rest: keyword, price: undefined, priceText: "" };
  return {
    rest: without(withoutBounds, budgets),
    price: found.reduce((all: PriceRange, { price }) => ({ ...all, ...price }), {}),
    priceText: found.map(({ text }) => text.trim()).join(" "),
  };
}

type Wish = { readonly text: string; readonly price: PriceRange };
type Named = Readonly<Record<string, string | undefined>>;

function pricesIn(typed: string, wish: RegExp, meaning: (named: Named) => PriceRange | undefined): Wish[] {
  return [...typed.matchAll(wish)].flatMap(({ 0: text, groups = {} }) => {
    const price = meaning(groups);
    return price ? [{ text, price }] : [];
  });
}

const without = (typed: string, wishes: readonly Wish[]): string =>
  wishes.reduce((rest, { text }) => rest.replace(text, " "), typed);

function boundOf({ most, amount = "", unit }: Named): PriceRange | undefined {
  const price = amountOf(amount, unit);
  if (price < leastPrice) return undefined;
  return most ? { most: price } : { least: price };
}

function rangeOf({ between, joiner, from = "", fromUnit, to = "", toUnit }: Named): PriceRange | undefined {
  if (joiner && !between) return undefined;
  const prices = [amountOf(from, fromUnit ?? toUnit), amountOf(to, toUnit ?? fromUnit)];
  const isPlain = !fromUnit && !toUnit;
  if (prices.some((price) => price < leastPrice || (isPlain && price % roundPrice !== 0))) return undefined;
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

/** "300 ribuan" is 300 to 399 thousand, and "about" a fifth less or more. */
function budgetOf({ near, rupiah, amount = "", unit, span }: Named): PriceRange | undefined {
  const price = amountOf(amount, unit);
  if (price < leastPrice || !(rupiah || unit)) return undefined;
  if (span) return { least: price, most: price + stepOf(price) - 1 };
  return near ? { least: price * 0.8, most: price * 1.2 } : { most: price };
}

/** The largest power of ten that a price is a multiple of. */
const stepOf = (price: number): number => 10 ** (/0*$/.exec(String(price))?.[0].length ?? 0);

/** `1.500.000`, `1,5` million or `500` thousand, in rupiah. */
function amountOf(digits: string, unit: string | undefined): number {
  const number = Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  return Math.round(number * (unit === undefined ? 1 : millions.has(unit) ? 1_000_000 : 1000));
}
