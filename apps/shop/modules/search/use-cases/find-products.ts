import type { Language } from "@gelora/locale/language.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { ListPage } from "../../../platform/list-page.ts";
import type { Platform } from "../../../platform/platform.ts";
import { categoryPath, type Frame } from "../../catalogue/frame.ts";
import { readFrame } from "../../catalogue/read-models.ts";
import { contentVersion } from "../../content/content.ts";
import type { CatalogIndex, FacetGroup, IndexQuery, ListedProduct, SortOrder } from "../domain/catalog-index.ts";
import { facetName } from "../domain/facet-names.ts";
import { filterList, type ScopeOfList } from "../domain/filter-list.ts";
import { knownFilters } from "../domain/known-values.ts";
import { type LocalAddress, listAddresses } from "../domain/list-addresses.ts";
import type { ListingCard } from "../domain/listing-card.ts";
import { quotedCard } from "../domain/quoted-card.ts";
import { hasPages, helpFor, type ListHelp } from "./list-help.ts";
import { type ListName, subjectOf } from "./list-subject.ts";
import { readCards } from "./read-cards.ts";
import { cacheOfIndex, runningIndex } from "./running-index.ts";
import { searchNear } from "./search-near.ts";

export type ListingRequest = ListName & {
  readonly filters: ReadonlyMap<FacetGroup, readonly string[]>;
  readonly sort: SortOrder;
} & Pick<ListPage, "offset" | "limit">;

export type Listing = ListFrame & { readonly cards: readonly ListingCard[] };

/** A list without its cards, which change independently. */
type ListFrame = {
  readonly products: readonly ListedProduct[];
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
};

/**
 * A list's counts are valid until the index changes, and its help until a written page does;
 * popular lists are requested again and again.
 */
export const listFrames = platformPart("the cache of lists", (platform: Platform) =>
  cacheOfIndex<ListFrame>(platform, 500),
);

/**
 * Finds the products of a list, narrowed by filters [LST-01 to LST-09]. Uses no session or personal
 * data: the result is the same for everyone.
 */
export async function findProducts(platform: Platform, request: ListingRequest, language: Language): Promise<Listing> {
  const list = await listFrame(platform, request, language);
  const codes = list.products.map(({ productCode }) => productCode);
  const colours = new Map(list.products.map(({ productCode, colourCode }) => [productCode, colourCode]));
  const cards = await readCards(platform, codes, language);
  return { ...list, cards: cards.map((card) => inColour(card, colours.get(card.productCode) ?? null)) };
}

/** A shopper looking for red shoes sees them in red, at the red ones' price. */
const inColour = (card: ListingCard, colourCode: string | null): ListingCard =>
  colourCode === null ? card : quotedCard(card, colourCode);

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
    products: answer.products,
    total: answer.total,
    sort,
    filters: filterList(answer, { chosen, scope }, frame, language),
    scope: describeScope(about.scope, request.keyword, frame, language),
    help: await helpFor(platform, { index, frame, language }, request.keyword, answer),
  };
}

/** Within quotes a search means its words as they are typed. */
const isQuoted = (keyword: string): boolean => /^\s*".+"\s*$/.test(keyword);

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
