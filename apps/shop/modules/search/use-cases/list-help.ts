import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { findPages, type PageHint } from "../../content/content.ts";
import type { CatalogIndex, IndexAnswer } from "../domain/catalog-index.ts";
import { type CountedCategory, countedCategories } from "../domain/counted-categories.ts";
import type { ListingCard } from "../domain/listing-card.ts";
import { wordsOf } from "../domain/words.ts";
import { readCards } from "./read-cards.ts";
import { cacheOfIndex, runningIndex } from "./running-index.ts";

/** What helps where a search was understood otherwise, found nothing, or is answered by a page. */
export type ListHelp = {
  readonly correctedKeyword: string | null;
  readonly droppedWords: readonly string[];
  readonly categories: readonly CountedCategory[];
  /** Products to show instead. */
  readonly popular: readonly ListingCard[];
  /** Pages that answer the search. */
  readonly pages: readonly PageHint[];
};

/** What is shown where nothing is found: the same for every such list until the index changes. */
export const popularProducts = platformPart("the popular products", (platform: Platform) =>
  cacheOfIndex<readonly string[]>(platform, 1),
);

type Lookup = { readonly index: CatalogIndex; readonly frame: Frame; readonly language: Language };

/** @returns null where the list needs no help */
export async function helpFor(
  platform: Platform,
  { index, frame, language }: Lookup,
  keyword: string,
  { reading, total }: IndexAnswer,
): Promise<ListHelp | null> {
  const isOtherwise = reading.corrected || reading.dropped.length > 0;
  const pages = await findPages(platform, wordsOf(keyword).join(" "), language, isOtherwise || total === 0);
  if (!isOtherwise && total > 0 && pages.length === 0) return null;
  return {
    pages,
    correctedKeyword: isOtherwise && reading.used.length > 0 ? reading.used.join(" ") : null,
    droppedWords: reading.dropped,
    categories: countedCategories(frame.childrenOf(undefined), index, language),
    popular: total > 0 ? [] : await readCards(platform, popularCodes(platform), language),
  };
}

function popularCodes(platform: Platform): readonly string[] {
  const cache = popularProducts.of(platform);
  const known = cache.get("all");
  if (known) return known;
  const store = cache.begin();
  const all = { words: [], filters: new Map(), sort: "relevance", offset: 0, limit: 8 } as const;
  const { products } = runningIndex(platform).search(all);
  const productCodes = products.map(({ productCode }) => productCode);
  store("all", productCodes);
  return productCodes;
}

/** "Panduan ukuran" is no misspelt pandan: where a page has the words, they are not corrected. */
export async function hasPages(platform: Platform, keyword: string, language: Language): Promise<boolean> {
  return (await findPages(platform, wordsOf(keyword).join(" "), language)).length > 0;
}
