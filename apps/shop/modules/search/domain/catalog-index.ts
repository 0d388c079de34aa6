import type { FilterGroup as FacetGroup, SortOrder } from "@gelora/contracts/listing-filters.ts";

export { filterGroups as facetGroups, sortOrders } from "@gelora/contracts/listing-filters.ts";
export type { FacetGroup, SortOrder };

/** Whole rupiah; either bound may be absent. */
export type PriceRange = { readonly least?: number; readonly most?: number };

/**
 * The index behind listing and search. Ours runs in the process (`index/in-process-index.ts`);
 * another adapter could query a search server. Codes only: names, pictures and prices of cards are
 * read elsewhere.
 */
export type IndexQuery = {
  /** The subject of the list: not a filter, and not removed when facets are counted. */
  readonly scope?: { readonly group: FacetGroup; readonly code: string };
  /**
   * Folded words that a product must match: exactly, by a synonym, by prefix or by a near spelling.
   */
  readonly words: readonly string[];
  /** Spellings are not corrected, and no word is left out: then nothing may be found. */
  readonly asTyped?: boolean;
  /** Only goods whose card shows such a price, whole rupiah. */
  readonly price?: PriceRange;
  /** When given, only these products. */
  readonly among?: readonly string[];
  /**
   * Values of one group are alternatives; groups are combined with "and". With colours selected or
   * named by the words, one of those colours has to fulfil all that skus decide.
   */
  readonly filters: ReadonlyMap<FacetGroup, readonly string[]>;
  readonly sort: SortOrder;
  readonly offset: number;
  readonly limit: number;
};

export type FacetCount = { readonly code: string; readonly count: number };

export type ListedProduct = {
  readonly productCode: string;
  /**
   * The colour to show it in, which fulfils what the list asks: one selected as a filter, or named
   * by the words. Null where none is asked for.
   */
  readonly colourCode: string | null;
};

export type IndexAnswer = {
  /** Of the requested page, in order. */
  readonly products: readonly ListedProduct[];
  /** Of all pages. */
  readonly total: number;
  /**
   * How many products the list would have with this value selected in its group, all other groups
   * unchanged. Only values that some product has.
   */
  readonly facets: ReadonlyMap<FacetGroup, readonly FacetCount[]>;
  /** How the words were interpreted when they did not match as typed. */
  readonly reading: WordsReading;
};

export type WordsReading = {
  /** The words searched for, as typed or as corrected. */
  readonly used: readonly string[];
  readonly corrected: boolean;
  /** Words that match no product together with the others. */
  readonly dropped: readonly string[];
  /** Size codes that a word was interpreted as. */
  readonly sizes: readonly string[];
};

export type WordMatch = { readonly productCodes: readonly string[]; readonly phrases: readonly string[] };

export type CatalogIndex = {
  /** How many products it holds. */
  size(): number;
  search(query: IndexQuery): IndexAnswer;
  /** Products and phrases that begin with what is being typed; the last word may be unfinished. */
  complete(words: readonly string[], limit: number): WordMatch;
  /** How many products have a value, in total. */
  countOf(group: FacetGroup, code: string): number;
};
