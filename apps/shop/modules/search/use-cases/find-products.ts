import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { ListPage } from "../../../platform/list-page.ts";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPath, type Frame } from "../../catalogue/frame.ts";
import { productsByNumber, readFrame } from "../../catalogue/read-models.ts";
import { contentVersion, findPages, type PageHint } from "../../content/content.ts";
import type {
  CatalogIndex,
  FacetGroup,
  IndexAnswer,
  IndexQuery,
  PriceRange,
  SortOrder,
} from "../domain/catalog-index.ts";
import { isColourFamily } from "../domain/colour-family.ts";
import { type ColourWish, colourWish } from "../domain/colour-words.ts";
import { type CountedCategory, countedCategories } from "../domain/counted-categories.ts";
import { facetName } from "../domain/facet-names.ts";
import { filterList, type ScopeOfList } from "../domain/filter-list.ts";
import { type Intent, takeIntentOut } from "../domain/intent-words.ts";
import { knownFilters } from "../domain/known-values.ts";
import { type LocalAddress, listAddresses } from "../domain/list-addresses.ts";
import { categoryNamed, scopeNamed } from "../domain/list-scope.ts";
import { inAskedColours, inColours, type ListingCard } from "../domain/listing-card.ts";
import { wordsOf } from "../domain/words.ts";
import { readCards } from "./read-cards.ts";
import { cacheOfIndex, runningIndex } from "./running-index.ts";
import { searchNear } from "./search-near.ts";

export type ListingRequest = {
  readonly keyword: string;
  readonly categoryCode: string;
  /** The keyword is the name of a category, brand or sport, from a link. */
  readonly named: boolean;
  readonly filters: ReadonlyMap<FacetGroup, readonly string[]>;
  readonly sort: SortOrder;
} & Pick<ListPage, "offset" | "limit">;

export type Listing = ListFrame & { readonly cards: readonly ListingCard[] };

/** A list without its cards, which change independently. */
type ListFrame = {
  readonly productCodes: readonly string[];
  readonly total: number;
  /** The order in force: the wished one, or the one that the keyword asks for ("cheap shoes"). */
  readonly sort: SortOrder;
  readonly filters: ReturnType<typeof filterList>;
  readonly scope: {
    type: string;
    code: string | null;
    name: string | null;
    categoryPath: string | null;
    addresses: LocalAddress[] | null;
  };
  readonly help: ListHelp | null;
  /** The colours that the keyword names, in which products are shown. */
  readonly colours: readonly ColourWish[];
};

type ListHelp = {
  readonly correctedKeyword: string | null;
  readonly droppedWords: readonly string[];
  readonly categories: readonly CountedCategory[];
  /** Products to show instead. */
  readonly popular: readonly ListingCard[];
  /** Pages that answer the search. */
  readonly pages: readonly PageHint[];
};

/**
 * A list's counts are valid until the index changes, and its help until a written page does;
 * popular lists are requested again and again.
 */
export const listFrames = platformPart("the cache of lists", (platform: Platform) =>
  cacheOfIndex<ListFrame>(platform, 500),
);

/** What is shown where nothing is found: the same for every such list until the index changes. */
export const popularProducts = platformPart("the popular products", (platform: Platform) =>
  cacheOfIndex<readonly string[]>(platform, 1),
);

/**
 * Finds the products of a list, narrowed by filters [LST-01 to LST-09]. Uses no session or personal
 * data: the result is the same for everybody.
 */
export async function findProducts(platform: Platform, request: ListingRequest, language: Language): Promise<Listing> {
  const list = await listFrame(platform, request, language);
  const cards = await readCards(platform, list.productCodes, language);
  const families = (request.filters.get("colour") ?? []).filter(isColourFamily);
  if (families.length > 0) return { ...list, cards: cards.map((card) => inColours(card, families)) };
  return { ...list, cards: list.colours.length > 0 ? cards.map((card) => inAskedColours(card, list.colours)) : cards };
}

async function listFrame(platform: Platform, request: ListingRequest, language: Language): Promise<ListFrame> {
  const cache = listFrames.of(platform);
  const key = JSON.stringify([language, contentVersion(platform), { ...request, filters: [...request.filters] }]);
  const known = cache.get(key);
  if (known) return known;
  const store = cache.begin();
  const frame = await composeList(platform, runningIndex(platform), request, language);
  store(key, frame);
  return frame;
}

async function composeList(
  platform: Platform,
  index: CatalogIndex,
  request: ListingRequest,
  language: Language,
): Promise<ListFrame> {
  const frame = await readFrame(platform);
  const about = await subjectOf(platform, index, request, frame);
  const chosen = knownFilters(request.filters, frame);
  const filters = withoutAncestors(chosen, frame);
  const scope = about.scope ?? about.untitled;
  const query: IndexQuery = {
    words: about.words,
    asTyped: isQuoted(request.keyword),
    ...(scope ? { scope } : {}),
    ...(about.among ? { among: about.among } : {}),
    ...(about.price ? { price: about.price } : {}),
    filters,
    sort: request.sort === "relevance" ? (about.sort ?? request.sort) : request.sort,
    offset: request.offset,
    limit: request.limit,
  };
  const near = about.intent && { intent: about.intent, sort: request.sort };
  const found = searchNear(index, query, near);
  const isAnswered = found.answer.reading.corrected && (await hasPages(platform, request.keyword, language));
  const { answer, sort } = isAnswered ? searchNear(index, { ...query, asTyped: true }, near) : found;
  return {
    productCodes: answer.productCodes,
    total: answer.total,
    sort,
    filters: filterList(answer, { chosen, scope }, frame, language),
    scope: describeScope(about.scope, request.keyword, frame, language),
    help: await helpFor(platform, { index, frame, language }, request.keyword, answer),
    colours: answer.reading.used.flatMap((word) => colourWish(word) ?? []),
  };
}

/** "Panduan ukuran" is no misspelt pandan: where a page has the words, they are not corrected. */
async function hasPages(platform: Platform, keyword: string, language: Language): Promise<boolean> {
  return (await findPages(platform, wordsOf(keyword).join(" "), language)).length > 0;
}

/** Within quotes a search means its words as they are typed. */
const isQuoted = (keyword: string): boolean => /^\s*".+"\s*$/.test(keyword);

/** "C++" is no beginning of a word, and neither is "#". */
function isMostlySigns(keyword: string): boolean {
  const signs = keyword.replace(/[\p{L}\p{M}\p{N}\s"“”]/gu, "");
  return signs.length > 0 && signs.length >= keyword.replace(/[^\p{L}\p{N}]/gu, "").length;
}

type Subject = {
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

async function subjectOf(
  platform: Platform,
  index: CatalogIndex,
  request: ListingRequest,
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

/** Of a category and its ancestor, both selected, the narrower counts. */
function withoutAncestors(
  filters: ListingRequest["filters"],
  frame: Frame,
): ReadonlyMap<FacetGroup, readonly string[]> {
  const chosen = filters.get("category") ?? [];
  const above = new Set(
    chosen.flatMap((code) =>
      frame
        .pathOf(code)
        .map((category) => category.categoryCode)
        .slice(0, -1),
    ),
  );
  if (!chosen.some((code) => above.has(code))) return filters;
  return new Map(filters).set(
    "category",
    chosen.filter((code) => !above.has(code)),
  );
}

/** Article numbers, sku codes and barcodes: one long word with digits. */
function isNumberLike(text: string): boolean {
  return /^[\p{L}\p{N}._-]{5,40}$/u.test(text) && /\d{2}/.test(text);
}

function describeScope(scope: ScopeOfList | undefined, keyword: string, frame: Frame, language: Language) {
  if (!scope) {
    const text = keyword.trim();
    const named = text === "" ? { type: "ALL", name: null } : { type: "KEYWORD", name: text };
    return { ...named, code: null, categoryPath: null, addresses: null };
  }
  return {
    type: scope.group.toUpperCase(),
    code: scope.code,
    name: facetName(scope.group, scope.code, frame, language),
    categoryPath: scope.group === "category" ? categoryPath(frame, scope.code, language) : null,
    addresses: listAddresses(scope, frame) ?? null,
  };
}

type Lookup = { readonly index: CatalogIndex; readonly frame: Frame; readonly language: Language };

async function helpFor(
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
  const { productCodes } = runningIndex(platform).search(all);
  store("all", productCodes);
  return productCodes;
}
