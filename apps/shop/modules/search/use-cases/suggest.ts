import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { readFrame } from "../../catalogue/read-models.ts";
import type { CatalogIndex } from "../domain/catalog-index.ts";
import { type CountedCategory, countedCategories } from "../domain/counted-categories.ts";
import { fold, wordsOf } from "../domain/words.ts";
import { readCards } from "./read-cards.ts";
import { cacheOfIndex, runningIndex } from "./running-index.ts";

const mostGroups = 4;

export const suggestions = platformPart("the cache of suggestions", (platform: Platform) =>
  cacheOfIndex<Found>(platform, 1000),
);

type Found = {
  readonly productCodes: readonly string[];
  readonly keywords: readonly string[];
  readonly categories: readonly CountedCategory[];
  readonly brands: readonly { brandCode: string; brandName: string }[];
};

/**
 * Suggestions for what a shopper has typed so far: phrases, products, categories and brands. The
 * last word may be unfinished.
 */
export async function suggest(platform: Platform, typed: string, limit: number, language: Language) {
  const words = wordsOf(typed.slice(0, 100));
  const key = `${language} ${limit} ${words.join(" ")}`;
  const found = suggestions.of(platform).get(key) ?? (await lookAndCache(platform, key, { words, limit, language }));
  const cards = await readCards(platform, found.productCodes, language);
  return {
    keywords: [...found.keywords],
    products: cards.map((card) => ({
      productCode: card.productCode,
      productName: card.productName,
      brandName: card.brand.brandName,
      mediaLink: card.mobileMediaLink,
      salePrice: card.salePrice,
      isLowestPrice: card.isLowestPrice,
    })),
    categories: [...found.categories],
    brands: [...found.brands],
  };
}

type Typed = { readonly words: readonly string[]; readonly limit: number; readonly language: Language };

async function lookAndCache(platform: Platform, key: string, typed: Typed) {
  const store = suggestions.of(platform).begin();
  const found = look(runningIndex(platform), await readFrame(platform), typed);
  store(key, found);
  return found;
}

function look(index: CatalogIndex, frame: Frame, { words, limit, language }: Typed): Found {
  if (words.length === 0) return { productCodes: [], keywords: [], categories: [], brands: [] };
  const { productCodes, phrases } = index.complete(words, limit);
  const isMeant = (names: readonly string[]) => names.some((name) => beginsWithAll(name, words));
  const meant = frame.categories.filter((category) => isMeant(Object.values(category.name)));
  return {
    productCodes,
    keywords: phrases.slice(0, limit),
    categories: countedCategories(meant, index, language).slice(0, mostGroups),
    brands: [...frame.brands.values()]
      .filter((brand) => isMeant([brand.brandName, brand.brandCode]))
      .map(({ brandCode, brandName }) => ({ brandCode, brandName }))
      .slice(0, mostGroups),
  };
}

function beginsWithAll(name: string, words: readonly string[]): boolean {
  const parts = wordsOf(fold(name));
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
