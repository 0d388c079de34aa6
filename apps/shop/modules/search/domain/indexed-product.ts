import { openingSku } from "@gelora/contracts/opening-sku.ts";
import type { Frame } from "../../catalogue/frame.ts";
import type { ListedSource } from "../../catalogue/listed-source.ts";
import { createMemory } from "../../catalogue/memory.ts";
import { categoriesAbove } from "../../catalogue/product-parts.ts";
import { filedSize } from "../../sizes/filed-size.ts";
import type { SizeGuides } from "../../sizes/size-guides.ts";
import { discountBandsOf, discountPercent, priceBandOf } from "./bands.ts";
import type { FacetGroup } from "./catalog-index.ts";
import { colourFamily } from "./colour-family.ts";
import { joinColours, readColour, wordsOfColour } from "./colour-words.ts";
import { partStem, termWords } from "./terms.ts";
import { joinUnits } from "./units.ts";
import { indexedWords, stemOf } from "./words.ts";

export type WeighedWord = { readonly weight: number; readonly surface: string };

/** What the index stores of a product. */
export type IndexedProduct = {
  readonly productCode: string;
  readonly values: ReadonlyMap<FacetGroup, readonly string[]>;
  /** Whole rupiah, of the sku shown on its card. */
  readonly price: number;
  /** yyyy-MM-dd */
  readonly releasedOn: string;
  /** The default rank; higher comes first. */
  readonly standing: number;
  /** By stem: the word's weight for the product, and its spelling. */
  readonly words: ReadonlyMap<string, WeighedWord>;
  /** Phrases for completing what is being typed. */
  readonly phrases: readonly string[];
};

/** @returns undefined for a product without skus, which no list shows */
export function indexedProduct(source: ListedSource, frame: Frame, guides: SizeGuides): IndexedProduct | undefined {
  const sku = openingSku(source.skus, ({ salePrice }) => salePrice);
  if (!sku) return undefined;
  const percent = discountPercent(sku.listPrice, sku.salePrice);
  const values = new Map<FacetGroup, readonly string[]>([
    ["category", categoriesAbove(source, frame)],
    ["brand", [source.brandCode]],
    ["gender", [source.gender]],
    ["sport", [source.sport]],
    ["colour", [...new Set(source.colours.map((colour) => colourFamily(colour.mainColour)))]],
    ["size", sizesInStock(source, frame, guides)],
    ["price", [priceBandOf(sku.salePrice)]],
    ["discount", discountBandsOf(percent)],
    ["availability", availabilityOf(source)],
  ]);
  return {
    productCode: source.productCode,
    values,
    price: sku.salePrice,
    releasedOn: source.releasedOn,
    standing: standingOf(source, percent),
    words: weighWords(source, frame),
    phrases: source.keywords.map((keyword) => keyword.toLowerCase()),
  };
}

/** The sizes to be had, under which lists file them: a foot has one, whatever the label. */
function sizesInStock(source: ListedSource, frame: Frame, guides: SizeGuides): string[] {
  const inStock = source.skus.filter((sku) => sku.stock > 0);
  return [...new Set(inStock.map(filedSize(guides, frame, source)))];
}

function availabilityOf(source: ListedSource): string[] {
  const inStock = source.skus.filter((sku) => sku.stock > 0);
  if (inStock.length === 0) return [];
  return inStock.some((sku) => sku.shipsOn === null) ? ["IN_STOCK"] : ["PREORDER"];
}

/**
 * Available products first; then by range of sizes, newness, reduction and the merchant's ribbon.
 */
function standingOf(source: ListedSource, percent: number): number {
  const inStock = source.skus.filter((sku) => sku.stock > 0).length;
  const fullness = inStock / source.skus.length;
  const ageDays = Math.max(0, (Date.parse("2100-01-01") - Date.parse(source.releasedOn)) / 86_400_000);
  const freshness = -ageDays / 365;
  return (
    (inStock > 0 ? 100 : 0) +
    fullness * 0.5 +
    freshness * 0.5 +
    Math.min(percent, 30) / 100 +
    (source.hasRibbon ? 0.2 : 0)
  );
}

const joinsTwoKinds = (name: string): boolean => / (?:and|&) /.test(name);

/** Names of categories, brands and colours, and most words of names, are those of many products. */
const knownStems = createMemory<readonly StemInText[]>(5000);

type StemInText = { readonly stem: string; readonly word: string; readonly share: number };

const stemsIn = (text: string) =>
  knownStems(text, () =>
    termWords(joinUnits(joinColours(indexedWords(text)))).map(({ word, isPart, share }) => {
      const stem = stemOf(word);
      return { stem: isPart ? partStem(stem) : stem, word, share };
    }),
  );

const weights = { name: 16, brand: 10, category: 8, keyword: 6, sport: 4, colour: 4, looks: 2 } as const;

function weighWords(source: ListedSource, frame: Frame): Map<string, WeighedWord> {
  const words = new Map<string, WeighedWord>();
  const add = (text: string | undefined, weight: number): void => {
    for (const { stem, word, share } of text ? stemsIn(text) : []) {
      if ((words.get(stem)?.weight ?? 0) < weight * share) words.set(stem, { weight: weight * share, surface: word });
    }
  };
  for (const text of Object.values(source.name)) add(text, weights.name);
  add(frame.brands.get(source.brandCode)?.brandName, weights.brand);
  // Brands of two words are often typed as one.
  add(source.brandCode, weights.brand);
  for (const code of source.categoryCodes) {
    for (const category of frame.pathOf(code)) {
      // "Sports bras and socks" does not make a product socks; its own category does.
      if (category.categoryCode !== code && joinsTwoKinds(category.name["en-US"])) continue;
      for (const text of Object.values(category.name)) add(text, weights.category);
    }
  }
  for (const keyword of source.keywords) add(keyword, weights.keyword);
  for (const text of Object.values(frame.sports.get(source.sport)?.name ?? {})) add(text, weights.sport);
  for (const colour of source.colours) {
    const names = Object.values(colour.name);
    for (const text of names) add(text, weights.colour);
    for (const text of wordsOfColour(readColour(names, colour.mainColour))) add(text, weights.looks);
  }
  return words;
}
