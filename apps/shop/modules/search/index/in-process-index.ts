import {
  type CatalogIndex,
  type FacetCount,
  type FacetGroup,
  type IndexQuery,
  type PriceRange,
  type SortOrder,
  type WordsReading,
} from "../domain/catalog-index.ts";
import type { IndexedProduct } from "../domain/indexed-product.ts";
import { type LabelledSize, labelledSizes } from "../domain/size-words.ts";
import { type Bits, hasBit, intersect, membersOf, newBits, setBit, unite } from "./bits.ts";
import { byScore, completeWords } from "./completion.ts";
import { bitsOfValue, codesInUse, countValues, usesOfValue } from "./facet-column.ts";
import { type IndexTables, newIndexTables, putProducts } from "./index-tables.ts";
import type { Ranking } from "./ranking.ts";
import { topOf } from "./top-of.ts";
import type { WordSpace } from "./word-hits.ts";
import { searchWords } from "./word-search.ts";

const noWords: WordsReading = { used: [], corrected: false, dropped: [], sizes: [] };

/** An index that can be filled, and changed in place while it is asked. */
export type FillableIndex = CatalogIndex & {
  /**
   * Puts products in, in place of what was known of them, or takes them out. What the index answers
   * depends only on the products that it holds, not on the way there.
   * @returns whether anything differs from before
   */
  put(products: ReadonlyMap<string, IndexedProduct | undefined>): boolean;
};

/** The index of this process, in memory [LST-07 to LST-09, LST-16]. */
export function createInProcessIndex(): FillableIndex {
  const tables = newIndexTables();
  const words = wordSpaceOf(tables);
  return {
    size: () => tables.numberOf.size,
    put: (products) => putProducts(tables, products),
    search: (query) => {
      const found = query.words.length > 0 ? searchWords(words, query.words, query.asTyped) : undefined;
      const base = baseOf(tables, query, found?.products, found?.reading.sizes ?? []);
      const chosen = chosenBits(tables, query);
      const hits = intersectAll(base, [...chosen.values()]);
      const members = membersOf(hits);
      return {
        productCodes: pageOf(tables, { bits: hits, members }, query, found?.scores).map(
          (number) => tables.keys[number]?.productCode ?? "",
        ),
        total: members.length,
        facets: countFacets(tables, base, chosen, members),
        reading: found?.reading ?? noWords,
      };
    },
    complete: (typed, limit) => completeWords(tables, words, typed, limit),
    countOf: (group, code) => {
      const column = tables.facets.get(group);
      return column ? usesOfValue(column, code) : 0;
    },
  };
}

function wordSpaceOf(tables: IndexTables): WordSpace {
  let labels: ReadonlyMap<string, readonly LabelledSize[]> = new Map();
  let labelled = -1;
  return {
    vocabulary: tables.vocabulary,
    size: () => tables.numberOf.size,
    capacity: () => tables.capacity,
    products: () => membersOf(tables.present),
    sizeLabels: () => {
      const column = tables.facets.get("size");
      // A size in stock for the first time, or no more, makes the cached labels stale.
      if (column && column.edition !== labelled) {
        labels = labelledSizes(codesInUse(column));
        labelled = column.edition;
      }
      return labels;
    },
    hasSize: (products, sizes) => {
      const bits = unionOf(tables, "size", sizes);
      return products.some((product) => hasBit(bits, product));
    },
  };
}

/** The subject of the list, before filters. */
function baseOf(
  tables: IndexTables,
  query: IndexQuery,
  found: Uint32Array | undefined,
  sizes: readonly string[],
): Bits {
  const { capacity: size } = tables;
  const sets: Bits[] = [];
  if (found) sets.push(bitsOf(found, size));
  if (query.among)
    sets.push(
      bitsOf(
        query.among.map((code) => tables.numberOf.get(code)).filter((n) => n !== undefined),
        size,
      ),
    );
  if (query.scope) sets.push(unionOf(tables, query.scope.group, [query.scope.code]));
  if (query.price) sets.push(pricedBits(tables, query.price));
  if (sizes.length > 0) sets.push(unionOf(tables, "size", sizes));
  return intersectAll(tables.present, sets);
}

function pricedBits(tables: IndexTables, { least = 0, most = Infinity }: PriceRange): Bits {
  const bits = newBits(tables.capacity);
  for (const number of membersOf(tables.present)) {
    const price = tables.keys[number]?.price ?? 0;
    if (price >= least && price <= most) setBit(bits, number);
  }
  return bits;
}

function chosenBits(tables: IndexTables, query: IndexQuery): Map<FacetGroup, Bits> {
  const chosen = new Map<FacetGroup, Bits>();
  for (const [group, codes] of query.filters) {
    if (codes.length > 0) chosen.set(group, unionOf(tables, group, codes));
  }
  return chosen;
}

/**
 * Values selected in a group are alternatives; a group's own selection does not narrow its own
 * counts.
 */
function countFacets(
  tables: IndexTables,
  base: Bits,
  chosen: ReadonlyMap<FacetGroup, Bits>,
  members: Uint32Array,
): Map<FacetGroup, FacetCount[]> {
  const answer = new Map<FacetGroup, FacetCount[]>();
  for (const [group, column] of tables.facets) {
    const others = [...chosen].filter(([other]) => other !== group).map(([, bits]) => bits);
    const counted = chosen.has(group) ? membersOf(intersectAll(base, others)) : members;
    const counts: FacetCount[] = [];
    for (const [value, count] of countValues(column, counted).entries()) {
      if (count > 0) counts.push({ code: column.codes[value] ?? "", count });
    }
    answer.set(group, counts);
  }
  return answer;
}

/** The products of an answer, both ways round. */
type Hits = { readonly bits: Bits; readonly members: Uint32Array };

function pageOf(tables: IndexTables, hits: Hits, query: IndexQuery, scores: Float32Array | undefined): number[] {
  const end = query.offset + query.limit;
  if (query.sort === "relevance" && scores)
    return topOf(hits.members, end, byScore(tables, scores)).slice(query.offset);
  const isBackwards = query.sort === "price-down";
  return rankedPage(hits, rankingOf(tables, query.sort), { isBackwards, offset: query.offset, end });
}

function rankingOf(tables: IndexTables, sort: SortOrder): Ranking {
  if (sort === "relevance") return tables.byStanding;
  return sort === "newest" ? tables.byNewness : tables.byPrice;
}

/** Few hits are sorted; for many it is faster to walk the ranking and pick the hits. */
function rankedPage(
  { bits, members }: Hits,
  { order, place, length }: Ranking,
  { isBackwards, offset, end }: { readonly isBackwards: boolean; readonly offset: number; readonly end: number },
): number[] {
  const sign = isBackwards ? -1 : 1;
  if (members.length * 8 < length) {
    const isBefore = (left: number, right: number) => sign * ((place[left] as number) - (place[right] as number)) < 0;
    return topOf(members, end, isBefore).slice(offset);
  }
  const page: number[] = [];
  let seen = 0;
  for (let step = 0; step < length && seen < end; step += 1) {
    const number = order[isBackwards ? length - 1 - step : step] as number;
    if (!hasBit(bits, number)) continue;
    if (seen >= offset) page.push(number);
    seen += 1;
  }
  return page;
}

function unionOf(tables: IndexTables, group: FacetGroup, codes: readonly string[]): Bits {
  const column = tables.facets.get(group);
  const sets = codes.map((code) => column && bitsOfValue(column, code)).filter((bits) => bits !== undefined);
  const [only] = sets;
  return sets.length === 1 && only ? only : unite(sets, tables.capacity);
}

function bitsOf(numbers: Iterable<number>, size: number): Bits {
  const bits = newBits(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
}

function intersectAll(base: Bits, sets: readonly Bits[]): Bits {
  return sets.reduce(intersect, base);
}
