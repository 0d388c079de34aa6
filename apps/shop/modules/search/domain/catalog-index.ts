import type { FilterGroup as FacetGroup, SortOrder } from "@gelora/contracts/listing-filters.ts";

export { filterGroups as facetGroups, sortOrders } from "@gelora/contracts/listing-filters.ts";
export type { FacetGroup, SortOrder };

/**
 * What listing and search ask of an index. The adapter of this house lives in the process (`index/in-process-index.ts`); another could put the same questions to a search
 * server. Codes only: names, pictures and prices of cards are read elsewhere.
 */
export type IndexQuery = {
  /** What the list is about: not a filter, and not taken off when facets are counted. */
  readonly scope?: { readonly group: FacetGroup; readonly code: string };
  /** Folded words that a product must have, each by itself, by a synonym, by its beginning or by a near spelling. */
  readonly words: readonly string[];
  /** When given, only these products. */
  readonly among?: readonly string[];
  /** Values of one group are joined by "or", groups by "and". */
  readonly filters: ReadonlyMap<FacetGroup, readonly string[]>;
  readonly sort: SortOrder;
  readonly offset: number;
  readonly limit: number;
};

export type FacetCount = { readonly code: string; readonly count: number };

export type IndexAnswer = {
  /** Of the page asked for, in order. */
  readonly productCodes: readonly string[];
  /** Of all pages. */
  readonly total: number;
  /** How many products the list would hold with this value chosen in its group, all other groups as they are. Only values that some product has. */
  readonly facets: ReadonlyMap<FacetGroup, readonly FacetCount[]>;
  /** What was made of the words, when they did not fit as they were. */
  readonly reading: WordsReading;
};

export type WordsReading = {
  /** The words that were searched for, each as typed or as corrected. */
  readonly used: readonly string[];
  readonly corrected: boolean;
  /** Words that no product has together with the others. */
  readonly dropped: readonly string[];
  /** Size codes that a word was understood as. */
  readonly sizes: readonly string[];
};

export type WordMatch = { readonly productCodes: readonly string[]; readonly phrases: readonly string[] };

export type CatalogIndex = {
  readonly size: number;
  search(query: IndexQuery): IndexAnswer;
  /** Products and phrases that begin with what is being typed; the last word may be unfinished. */
  complete(words: readonly string[], limit: number): WordMatch;
  /** Changes what stock alone decides: sizes to be had and availability. Unknown products are left alone. */
  restock(productCode: string, sizes: readonly string[], availability: readonly string[]): void;
  /** How many products a value has, in all. */
  countOf(group: FacetGroup, code: string): number;
};
