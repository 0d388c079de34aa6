import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CatalogIndex, FacetGroup, IndexQuery, SortOrder } from "../domain/catalog-index.ts";
import { facetGroups, sortOrders } from "../domain/catalog-index.ts";
import type { IndexedProduct } from "../domain/indexed-product.ts";
import { createInProcessIndex } from "./in-process-index.ts";

/** A product as the oracle sees it: plain lists, no bits. */
const productArbitrary = fc.record({
  brand: fc.constantFrom("A", "B", "C"),
  gender: fc.constantFrom("MEN", "WOMEN"),
  category: fc.subarray(["c1", "c2", "c3"], { minLength: 1 }),
  colour: fc.subarray(["RED", "BLUE", "BLACK"]),
  size: fc.subarray(["EU-41", "EU-42", "LETTER-M"]),
  price: fc.constantFrom(100, 200, 300),
  released: fc.constantFrom("2026-01-01", "2026-02-02"),
  words: fc.subarray(["sepatu", "lari", "kaos"]),
});
type Plain = ReturnType<typeof productArbitrary.generate>["value"];

const toIndexed = (plain: Plain, number: number): IndexedProduct => ({
  productCode: `P${String(number).padStart(3, "0")}`,
  values: new Map<FacetGroup, readonly string[]>([
    ["brand", [plain.brand]],
    ["gender", [plain.gender]],
    ["category", plain.category],
    ["colour", plain.colour],
    ["size", plain.size],
  ]),
  price: plain.price,
  releasedOn: plain.released,
  standing: -number,
  words: new Map(plain.words.map((word) => [word, { weight: 1, surface: word }])),
  phrases: [],
});

function build(products: readonly IndexedProduct[]): CatalogIndex {
  const index = createInProcessIndex();
  index.put(new Map(products.map((product) => [product.productCode, product])));
  return index;
}

const filterArbitrary = fc.record({
  brand: fc.subarray(["A", "B", "C", "NOBODY"]),
  category: fc.subarray(["c1", "c2"]),
  colour: fc.subarray(["RED", "BLUE"]),
  size: fc.subarray(["EU-41", "LETTER-M"]),
});
const queryArbitrary = fc.record({
  filters: filterArbitrary,
  word: fc.constantFrom(undefined, "sepatu", "lari"),
  scope: fc.constantFrom(undefined, "c1", "c3"),
  sort: fc.constantFrom(...sortOrders),
  pageNum: fc.integer({ min: 0, max: 4 }),
});

const passes = (product: IndexedProduct, filters: ReadonlyMap<FacetGroup, readonly string[]>, except?: FacetGroup) =>
  [...filters].every(
    ([group, codes]) =>
      group === except || codes.length === 0 || codes.some((code) => product.values.get(group)?.includes(code)),
  );

const orderings: Readonly<Record<SortOrder, (a: IndexedProduct, b: IndexedProduct) => number>> = {
  relevance: () => 0,
  newest: (a, b) => (a.releasedOn < b.releasedOn ? 1 : a.releasedOn > b.releasedOn ? -1 : 0),
  "price-up": (a, b) => a.price - b.price,
  "price-down": (a, b) => b.price - a.price,
};

/** The same answer, computed naively. */
function oracle(products: readonly IndexedProduct[], query: IndexQuery) {
  const [word] = query.words;
  const base = products.filter(
    (product) =>
      (word === undefined || product.words.has(word)) &&
      (!query.scope || product.values.get(query.scope.group)?.includes(query.scope.code)),
  );
  const hits = base.filter((product) => passes(product, query.filters));
  const counts = facetGroups.map((group): [FacetGroup, Record<string, number>] => {
    const tally: Record<string, number> = {};
    for (const product of base.filter((entry) => passes(entry, query.filters, group))) {
      for (const code of product.values.get(group) ?? []) tally[code] = (tally[code] ?? 0) + 1;
    }
    return [group, tally];
  });
  return { total: hits.length, prices: [...hits].sort(orderings[query.sort]), facets: Object.fromEntries(counts) };
}

describe("the in-process index against a plain count", () => {
  test("[LST-09][LST-16] totals, facets and pages agree on any goods and any filters", () => {
    fc.assert(
      fc.property(fc.array(productArbitrary, { minLength: 1, maxLength: 70 }), queryArbitrary, (plain, request) => {
        const products = plain.map(toIndexed);
        const index = build(products);
        const known = products.some((product) => request.word !== undefined && product.words.has(request.word));
        const query: IndexQuery = {
          words: request.word && known ? [request.word] : [],
          ...(request.scope ? { scope: { group: "category", code: request.scope } } : {}),
          filters: new Map<FacetGroup, string[]>([
            ["brand", request.filters.brand],
            ["category", request.filters.category],
            ["colour", request.filters.colour],
            ["size", request.filters.size],
          ]),
          sort: request.sort,
          offset: request.pageNum * 7,
          limit: 7,
        };
        const answer = index.search(query);
        const expected = oracle(products, query);
        expect(answer.total).toBe(expected.total);
        const facets = [...answer.facets].map(([group, counts]) => [
          group,
          Object.fromEntries(counts.map((entry) => [entry.code, entry.count])),
        ]);
        expect(Object.fromEntries(facets)).toEqual(expected.facets);
        const page = expected.prices.slice(query.offset, query.offset + query.limit);
        // Equals may be in any order, so their sort keys are compared.
        const keyOf = (code: string | undefined) => {
          const product = products.find((entry) => entry.productCode === code);
          return query.sort === "newest" ? product?.releasedOn : query.sort === "relevance" ? code : product?.price;
        };
        expect(answer.productCodes.map(keyOf)).toEqual(page.map((product) => keyOf(product.productCode)));
      }),
      { numRuns: 300 },
    );
  });

  test("walking all pages shows every product once, in any order", () => {
    const products = fc.sample(productArbitrary, { numRuns: 60, seed: 7 }).map(toIndexed);
    const index = build(products);
    for (const sort of sortOrders) {
      const seen = Array.from({ length: 9 }, (_, page) =>
        index.search({ words: [], filters: new Map(), sort, offset: page * 7, limit: 7 }),
      ).flatMap((answer) => answer.productCodes);
      expect([...seen].sort(), sort).toEqual(products.map((product) => product.productCode));
    }
  });
});
