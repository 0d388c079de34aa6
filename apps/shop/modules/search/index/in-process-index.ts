import {
  type CatalogIndex,
  type FacetCount,
  type FacetGroup,
  type IndexQuery,
  type SortOrder,
  type WordsReading,
} from "../domain/catalog-index.ts";
import { type LabelledSize, labelledSizes } from "../domain/size-words.ts";
import { allBits, type Bits, countBits, hasBit, intersect, membersOf, newBits, setBit, unite } from "./bits.ts";
import { completeWords } from "./completion.ts";
import { bitsOfValue, countValues, setValues } from "./facet-column.ts";
import type { IndexTables, Ranking } from "./index-builder.ts";
import { topOf } from "./top-of.ts";
import { searchWords, type WordSpace } from "./word-search.ts";

const noWords: WordsReading = { used: [], corrected: false, dropped: [], sizes: [] };

/** The index of this process, over tables built from the database [LST-07 to LST-09, LST-16]. */
export function createInProcessIndex(tables: IndexTables): CatalogIndex {
  const words = wordSpaceOf(tables);
  return {
    size: tables.size,
    search: (query) => {
      const found = query.words.length > 0 ? searchWords(words, query.words, query.asTyped) : undefined;
      const base = baseOf(tables, query, found?.products, found?.reading.sizes ?? []);
      const chosen = chosenBits(tables, query);
      const hits = intersectAll(base, [...chosen.values()]);
      const members = membersOf(hits);
      return {
        productCodes: pageOf(tables, hits, members, query, found?.scores).map(
          (number) => tables.productCodes[number] ?? "",
        ),
        total: members.length,
        facets: countFacets(tables, base, chosen, members),
        reading: found?.reading ?? noWords,
      };
    },
    complete: (typed, limit) => completeWords(tables, typed, limit),
    restock: (productCode, sizes, availability) => {
      const number = tables.numberOf.get(productCode);
      const [size, available] = [tables.facets.get("size"), tables.facets.get("availability")];
      if (number === undefined || !size || !available) return;
      setValues(size, number, sizes);
      setValues(available, number, availability);
    },
    countOf: (group, code) => {
      const column = tables.facets.get(group);
      const bits = column && bitsOfValue(column, code);
      return bits ? countBits(bits) : 0;
    },
  };
}

function wordSpaceOf(tables: IndexTables): WordSpace {
  let labels: ReadonlyMap<string, readonly LabelledSize[]> = new Map();
  let labelled = 0;
  return {
    vocabulary: tables.vocabulary,
    size: tables.size,
    sizeLabels: () => {
      const sizes = tables.facets.get("size")?.codes;
      // A size in stock for the first time makes the cached labels stale.
      if (sizes && sizes.length !== labelled) {
        labels = labelledSizes(sizes);
        labelled = sizes.length;
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
  const { size } = tables;
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
  if (sizes.length > 0) sets.push(unionOf(tables, "size", sizes));
  return intersectAll(allBits(size), sets);
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

function pageOf(
  tables: IndexTables,
  hits: Bits,
  members: Uint32Array,
  query: IndexQuery,
  scores: Float32Array | undefined,
): number[] {
  const end = query.offset + query.limit;
  if (query.sort === "relevance" && scores) {
    const isBefore = (left: number, right: number): boolean => {
      const difference = (scores[left] as number) - (scores[right] as number);
      return difference > 0 || (difference === 0 && left < right);
    };
    return topOf(members, end, isBefore).slice(query.offset);
  }
  const ranking = rankingOf(tables, query.sort);
  // Members ascend in default order.
  if (!ranking) return [...members.subarray(query.offset, end)];
  return rankedPage(hits, members, ranking, query.sort === "price-down", query.offset, end);
}

function rankingOf(tables: IndexTables, sort: SortOrder): Ranking | undefined {
  if (sort === "relevance") return undefined;
  return sort === "newest" ? tables.byNewness : tables.byPrice;
}

/** Few hits are sorted; for many it is faster to walk the ranking and pick the hits. */
function rankedPage(
  hits: Bits,
  members: Uint32Array,
  { order, place }: Ranking,
  backwards: boolean,
  offset: number,
  end: number,
): number[] {
  const sign = backwards ? -1 : 1;
  if (members.length * 8 < order.length) {
    const isBefore = (left: number, right: number) => sign * ((place[left] as number) - (place[right] as number)) < 0;
    return topOf(members, end, isBefore).slice(offset);
  }
  const page: number[] = [];
  let seen = 0;
  for (let step = 0; step < order.length && seen < end; step += 1) {
    const number = order[backwards ? order.length - 1 - step : step] as number;
    if (!hasBit(hits, number)) continue;
    if (seen >= offset) page.push(number);
    seen += 1;
  }
  return page;
}

function unionOf(tables: IndexTables, group: FacetGroup, codes: readonly string[]): Bits {
  const column = tables.facets.get(group);
  const sets = codes.map((code) => column && bitsOfValue(column, code)).filter((bits) => bits !== undefined);
  const [only] = sets;
  return sets.length === 1 && only ? only : unite(sets, tables.size);
}

function bitsOf(numbers: Iterable<number>, size: number): Bits {
  const bits = newBits(size);
  for (const number of numbers) setBit(bits, number);
  return bits;
}

function intersectAll(base: Bits, sets: readonly Bits[]): Bits {
  return sets.reduce(intersect, base);
}
