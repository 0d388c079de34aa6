import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { productsByNumber } from "../../catalogue/read-models.ts";
import type { CatalogIndex, PriceRange, SortOrder } from "../domain/catalog-index.ts";
import { colourWish, joinColours } from "../domain/colour-words.ts";
import type { ScopeOfList } from "../domain/filter-list.ts";
import { type Intent, takeIntentOut } from "../domain/intent-words.ts";
import { categoryNamed, scopeNamed } from "../domain/list-scope.ts";

/** What a list was asked for by: words, or a link's names. */
export type ListName = {
  readonly keyword: string;
  readonly categoryCode: string;
  /** The keyword is the name of a category, brand or sport, from a link. */
  readonly named: boolean;
};

/** "C++" is no beginning of a word, and neither is "#". */
function isMostlySigns(keyword: string): boolean {
  const signs = keyword.replace(/[\p{L}\p{M}\p{N}\s"“”]/gu, "");
  return signs.length > 0 && signs.length >= keyword.replace(/[^\p{L}\p{N}]/gu, "").length;
}

/** What a list is about. */
export type Subject = {
  readonly scope?: ScopeOfList;
  readonly words: readonly string[];
  readonly among?: readonly string[];
  readonly sort?: SortOrder;
  readonly price?: PriceRange;
  /** What was typed, where it names a price. */
  readonly intent?: Intent;
  /**
   * A scope whose list keeps the typed title: "Diskon 50%" is about goods on sale, whatever kind
   * they are, and "shoes under 1 million" not about all shoes.
   */
  readonly untitled?: ScopeOfList;
};

/** What was meant: a scope, words, products by their number, or goods within a price. */
export async function subjectOf(
  platform: Platform,
  index: CatalogIndex,
  request: ListName,
  frame: Frame,
): Promise<Subject> {
  const keyword = request.keyword.trim();
  const intent = takeIntentOut(keyword);
  const { words, sort, discount, price } = intent;
  if (request.categoryCode !== "") {
    const code = categoryNamed(request.categoryCode, frame);
    // An unknown category has no products.
    return code ? { scope: { group: "category", code }, words } : { words: [], among: [] };
  }
  if (discount || price) return limitedSubject(index, intent, frame);
  const scope = scopeNamed(sort ? words.join(" ") : keyword, frame, request.named);
  // "Cheapest shoes" sorts the shoes: among all products that mention shoes a shoe bag would come
  // first.
  if (scope && sort) return { scope, words: [], sort };
  const inColour = sort && scopeInColour(words, frame);
  if (inColour) return { ...inColour, sort };
  if (scope && (request.named || coversWords(index, scope, words))) return { scope, words: [] };
  if (isNumberLike(keyword)) {
    const among = await productsByNumber(platform, keyword);
    if (among.length > 0) return { words: [], among };
  }
  // Signs and emoji hold no word, and "yang dan di" none that says what: they find nothing, rather
  // than everything.
  if (isMostlySigns(keyword) || (words.length === 0 && keyword !== "" && !sort)) return { words: [], among: [] };
  return { words, ...(words.length === 0 && sort ? { sort } : {}) };
}

/** "Cheapest grey shirts" sorts the shirts that come in grey. */
function scopeInColour(typed: readonly string[], frame: Frame): Pick<Subject, "untitled" | "words"> | undefined {
  const joined = joinColours(typed);
  const words = joined.filter((word) => colourWish(word));
  const others = joined.filter((word) => !words.includes(word));
  const untitled = words.length > 0 ? scopeNamed(others.join(" "), frame, false) : undefined;
  return untitled && { untitled, words };
}

/** Goods within a price, on sale, or both. */
function limitedSubject(index: CatalogIndex, intent: Intent, frame: Frame): Subject {
  const { words, sort, discount, price } = intent;
  const limits = { ...(price ? { price, intent } : {}), ...(sort ? { sort } : {}) };
  if (discount) return { words, untitled: { group: "discount", code: discount }, ...limits };
  const scope = scopeNamed(words.join(" "), frame, false);
  return scope && (sort || coversWords(index, scope, words))
    ? { untitled: scope, words: [], ...limits }
    : { words, ...limits };
}

/**
 * Whether a list scope contains everything its name finds: "gloves" are more than the gloves among
 * accessories.
 */
function coversWords(index: CatalogIndex, scope: ScopeOfList, words: readonly string[]): boolean {
  const found = index.search({ words, filters: new Map(), sort: "relevance", offset: 0, limit: 0 });
  const isAsTyped = !found.reading.corrected && found.reading.dropped.length === 0;
  return scope.group === "brand" || !isAsTyped || found.total <= index.countOf(scope.group, scope.code);
}

/** Article numbers, sku codes and barcodes: one long word with digits. */
function isNumberLike(text: string): boolean {
  return /^[\p{L}\p{N}._-]{5,40}$/u.test(text) && /\d{2}/.test(text);
}
