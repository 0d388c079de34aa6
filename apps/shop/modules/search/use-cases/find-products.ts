import type { Language } from "@gelora/locale/language.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPath, type Frame } from "../../catalogue/frame.ts";
import { catalogueFrame, productsByNumber } from "../../catalogue/read-models.ts";
import type { CatalogIndex, FacetGroup, IndexAnswer, IndexQuery, SortOrder } from "../domain/catalog-index.ts";
import { facetName } from "../domain/facet-names.ts";
import { filterList, type ScopeOfList } from "../domain/filter-list.ts";
import { categoryNamed, scopeNamed } from "../domain/list-scope.ts";
import { inColours, type ListingCard } from "../domain/listing-card.ts";
import { wordsOf } from "../domain/words.ts";
import { keptIndex } from "./keep-index.ts";
import { readCards } from "./read-cards.ts";

export type ListingWish = {
  readonly keyword: string;
  readonly categoryCode: string;
  readonly filters: ReadonlyMap<FacetGroup, readonly string[]>;
  readonly sort: SortOrder;
  /** From 1 on. */
  readonly pageNum: number;
  readonly pageSize: number;
};

export type Listing = ListFrame & { readonly cards: readonly ListingCard[] };

/** A list without its cards, which change on their own. */
type ListFrame = {
  readonly productCodes: readonly string[];
  readonly total: number;
  readonly filters: ReturnType<typeof filterList>;
  readonly scope: { type: string; code: string | null; name: string | null; categoryPath: string | null };
  readonly help: ListHelp | null;
};

type ListHelp = {
  readonly correctedKeyword: string | null;
  readonly droppedWords: readonly string[];
  readonly categories: readonly { categoryCode: string; name: string; count: number }[];
  /** Products to show instead. */
  readonly popular: readonly ListingCard[];
};

/** What was counted for a list holds until the index changes; popular lists are asked for again and again. */
const remembered = new WeakMap<CatalogIndex, LRUCache<string, { frame: ListFrame; generation: number }>>();
const mostRemembered = 500;

/** Finds products by what a list is about, narrowed by filters [LST-01 to LST-09]. Answers no session, no personal data: the same for everybody. */
export async function findProducts(platform: Platform, wish: ListingWish, language: Language): Promise<Listing> {
  const list = await listFrame(platform, wish, language);
  const cards = await readCards(platform, list.productCodes, language);
  const families = wish.filters.get("colour") ?? [];
  return { ...list, cards: families.length === 0 ? cards : cards.map((card) => inColours(card, families)) };
}

async function listFrame(platform: Platform, wish: ListingWish, language: Language): Promise<ListFrame> {
  const { index, generation } = keptIndex(platform);
  const shelf = remembered.get(index) ?? new LRUCache({ max: mostRemembered });
  remembered.set(index, shelf);
  const key = JSON.stringify([language, { ...wish, filters: [...wish.filters] }]);
  const known = shelf.get(key);
  if (known?.generation === generation) return known.frame;
  const frame = await composeList(platform, index, wish, language);
  shelf.set(key, { frame, generation });
  return frame;
}

async function composeList(
  platform: Platform,
  index: CatalogIndex,
  wish: ListingWish,
  language: Language,
): Promise<ListFrame> {
  const frame = await catalogueFrame(platform);
  const about = await subjectOf(platform, wish, frame);
  const query: IndexQuery = {
    words: about.words,
    ...(about.scope ? { scope: about.scope } : {}),
    ...(about.among ? { among: about.among } : {}),
    filters: wish.filters,
    sort: wish.sort,
    offset: (wish.pageNum - 1) * wish.pageSize,
    limit: wish.pageSize,
  };
  const answer = index.search(query);
  return {
    productCodes: answer.productCodes,
    total: answer.total,
    filters: filterList(answer, wish.filters, about.scope, frame, language),
    scope: describeScope(about.scope, wish.keyword, frame, language),
    help: await helpFor(platform, index, answer, frame, language),
  };
}

type Subject = {
  readonly scope?: ScopeOfList;
  readonly words: readonly string[];
  readonly among?: readonly string[];
};

async function subjectOf(platform: Platform, wish: ListingWish, frame: Frame): Promise<Subject> {
  const keyword = wish.keyword.trim();
  const category = wish.categoryCode === "" ? undefined : categoryNamed(wish.categoryCode, frame);
  if (category) return { scope: { group: "category", code: category }, words: wordsOf(keyword) };
  // A category that nobody knows is searched for as a word: an old link still leads somewhere.
  const text = `${wish.categoryCode} ${keyword}`.trim();
  const scope = scopeNamed(text, frame);
  if (scope) return { scope, words: [] };
  if (isNumberLike(text)) {
    const among = await productsByNumber(platform, text);
    if (among.length > 0) return { words: [], among };
  }
  return { words: wordsOf(text) };
}

/** Article numbers, sku codes and barcodes: one word, long, with digits in it. */
function isNumberLike(text: string): boolean {
  return /^[\p{L}\p{N}._-]{5,40}$/u.test(text) && /\d{2}/.test(text);
}

function describeScope(scope: ScopeOfList | undefined, keyword: string, frame: Frame, language: Language) {
  if (!scope) {
    const text = keyword.trim();
    return { type: text === "" ? "ALL" : "KEYWORD", code: null, name: text === "" ? null : text, categoryPath: null };
  }
  return {
    type: scope.group.toUpperCase(),
    code: scope.code,
    name: facetName(scope.group, scope.code, frame, language),
    categoryPath: scope.group === "category" ? categoryPath(frame, scope.code, language) : null,
  };
}

async function helpFor(
  platform: Platform,
  index: CatalogIndex,
  { reading, total }: IndexAnswer,
  frame: Frame,
  language: Language,
): Promise<ListHelp | null> {
  const isOtherwise = reading.corrected || reading.dropped.length > 0;
  if (!isOtherwise && total > 0) return null;
  return {
    correctedKeyword: isOtherwise && reading.used.length > 0 ? reading.used.join(" ") : null,
    droppedWords: reading.dropped,
    categories: frame
      .childrenOf(undefined)
      .map(({ categoryCode, name }) => ({
        categoryCode,
        name: name[language],
        count: index.countOf("category", categoryCode),
      }))
      .filter(({ count }) => count > 0),
    popular: total > 0 ? [] : await readCards(platform, popularCodes(index), language),
  };
}

function popularCodes(index: CatalogIndex): readonly string[] {
  return index.search({ words: [], filters: new Map(), sort: "relevance", offset: 0, limit: 8 }).productCodes;
}
