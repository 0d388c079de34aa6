import type { CatalogIndex, WordsReading } from "../domain/catalog-index.ts";
import type { IndexedProduct } from "../domain/indexed-product.ts";
import { type LabelledSize, labelledSizes } from "../domain/size-words.ts";
import { hasBit, membersOf } from "./bits.ts";
import { completeWords } from "./completion.ts";
import { codesInUse, usesOfValue } from "./facet-column.ts";
import { type IndexTables, newIndexTables, putProducts } from "./index-tables.ts";
import { listConditions, unionOf } from "./list-conditions.ts";
import { listFacets } from "./list-facets.ts";
import { listHits } from "./list-hits.ts";
import { listPage } from "./list-page.ts";
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
      const list = listConditions(tables, query, found);
      const hits = listHits(tables, list);
      return {
        products: listPage(tables, list, hits, query, found?.scores),
        total: hits.members.length,
        facets: listFacets(tables, list, hits),
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
