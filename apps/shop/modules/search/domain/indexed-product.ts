import type { Frame } from "../../catalogue/frame.ts";
import type { ListedSource } from "../../catalogue/listed-source.ts";
import { createMemory } from "../../catalogue/memory.ts";
import { categoriesAbove } from "../../catalogue/product-parts.ts";
import { filedSize } from "../../sizes/filed-size.ts";
import type { SizeGuides } from "../../sizes/size-guides.ts";
import type { FacetGroup } from "./catalog-index.ts";
import { joinColours, type ReadColour, readColour, wordsOfColour } from "./colour-words.ts";
import { type IndexedSkus, indexedSkus, skuGroups } from "./indexed-skus.ts";
import { nameStem, partStem, termWords } from "./terms.ts";
import { joinUnits } from "./units.ts";
import { namesOtherWearer } from "./wearers.ts";
import { indexedWords, stemOf } from "./words.ts";

export type WeighedWord = { readonly weight: number; readonly surface: string };

/** A product in one of its colours: what a list that names the colour goes by. */
export type IndexedColour = Omit<IndexedSkus, "percent"> & { readonly colourCode: string; readonly colour: ReadColour };

/** What the index stores of a product. */
export type IndexedProduct = {
  readonly productCode: string;
  readonly values: ReadonlyMap<FacetGroup, readonly string[]>;
  /** Whole rupiah, of the sku shown on its card. */
  readonly price: number;
  /** yyyy-MM-dd */
  readonly releasedOn: string;
  /** Those that it has skus in, in the product's order. */
  readonly colours: readonly IndexedColour[];
  /** The default rank; higher comes first. */
  readonly standing: number;
  /** By stem: the word's weight for the product, and its spelling. */
  readonly words: ReadonlyMap<string, WeighedWord>;
  /** Phrases for completing what is being typed. */
  readonly phrases: readonly string[];
};

/** @returns undefined for a product without skus, which no list shows */
export function indexedProduct(listed: ListedSource, frame: Frame, guides: SizeGuides): IndexedProduct | undefined {
  const source = { ...listed, colours: listed.colours.filter((colour) => isSold(listed, colour)) };
  const sizeOf = filedSize(guides, frame, source);
  const skus = indexedSkus(source.skus, sizeOf);
  if (!skus) return undefined;
  const colours = coloursSold(source, sizeOf);
  return {
    productCode: source.productCode,
    values: new Map<FacetGroup, readonly string[]>([
      ["category", categoriesAbove(source, frame)],
      ["brand", [source.brandCode]],
      ["gender", [source.gender]],
      ["sport", [source.sport]],
      ["colour", [...new Set(colours.map(({ colour }) => colour.family))]],
      ...skuGroups.map((group) => [group, skus.values[group]] as const),
    ]),
    price: skus.price,
    colours,
    releasedOn: source.releasedOn,
    standing: standingOf(source, skus.percent),
    words: weighWords(source, frame),
    phrases: source.keywords.map((keyword) => keyword.toLowerCase()),
  };
}

/** A colour without a sku is none to show: its page opens in another. */
const isSold = ({ skus }: ListedSource, { colourCode }: ListedSource["colours"][number]): boolean =>
  skus.some((sku) => sku.colourCode === colourCode);

function coloursSold(source: ListedSource, sizeOf: Parameters<typeof indexedSkus>[1]): IndexedColour[] {
  return source.colours.flatMap(({ colourCode, name, mainColour }) => {
    const own = source.skus.filter((sku) => sku.colourCode === colourCode);
    const skus = indexedSkus(own, sizeOf);
    if (!skus) return [];
    const { price, values } = skus;
    return [{ colourCode, colour: readColour(Object.values(name), mainColour), price, values }];
  });
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

const joinsTwoKinds = (name: string): boolean => / (?:and|dan|&) /.test(name);

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
  const put = ({ stem, word, share }: StemInText, weight: number): void => {
    if ((words.get(stem)?.weight ?? 0) < weight * share) words.set(stem, { weight: weight * share, surface: word });
  };
  const add = (text: string | undefined, weight: number): void => {
    for (const found of text ? stemsIn(text) : []) put(found, weight);
  };
  for (const found of Object.values(source.name).flatMap(stemsIn)) {
    const { stem } = found;
    put({ ...found, stem: namesOtherWearer(stem, source.gender) ? nameStem(stem) : stem }, weights.name);
  }
  add(frame.brands.get(source.brandCode)?.brandName, weights.brand);
  // Brands of two words are often typed as one.
  add(source.brandCode, weights.brand);
  for (const code of source.categoryCodes) {
    for (const category of frame.pathOf(code)) {
      const names = Object.values(category.name);
      // "Sports bras and socks" does not make a product socks; its own category does.
      const kinds = category.categoryCode === code ? names : names.filter((name) => !joinsTwoKinds(name));
      for (const text of kinds) add(text, weights.category);
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
