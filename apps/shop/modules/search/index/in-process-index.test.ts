import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CatalogIndex, FacetGroup, IndexQuery, SortOrder } from "../domain/catalog-index.ts";
import { facetGroups, sortOrders } from "../domain/catalog-index.ts";
import { readColour, wordsOfColour } from "../domain/colour-words.ts";
import type { IndexedColour, IndexedProduct } from "../domain/indexed-product.ts";
import { isSkuGroup } from "../domain/indexed-skus.ts";
import { createInProcessIndex } from "./in-process-index.ts";

const colourArbitrary = fc.record({
  name: fc.constantFrom("red", "dark red", "blue", "coral"),
  price: fc.constantFrom(100, 200, 300),
  size: fc.subarray(["EU-41", "EU-42", "LETTER-M"]),
});
/** A product as the oracle sees it: plain lists, no bits. */
const productArbitrary = fc.record({
  brand: fc.constantFrom("A", "B", "C"),
  gender: fc.constantFrom("MEN", "WOMEN"),
  category: fc.subarray(["c1", "c2", "c3"], { minLength: 1 }),
  colours: fc.array(colourArbitrary, { minLength: 1, maxLength: 3 }),
  released: fc.constantFrom("2026-01-01", "2026-02-02"),
  words: fc.subarray(["sepatu", "lari", "merah"]),
});
type Plain = ReturnType<typeof productArbitrary.generate>["value"];

const swatches = { red: "#cf2430", "dark red": "#7a1018", blue: "#2350c8", coral: "#e8604c" } as const;

function colourOf({ name, price, size }: Plain["colours"][number], number: number): IndexedColour {
  const colour = readColour([name], swatches[name]);
  const values = { size, price: [String(price)], discount: [], availability: size.length > 0 ? ["IN_STOCK"] : [] };
  return { colourCode: `C${number}`, colour, price, values };
}

const isInStock = ({ values }: IndexedColour): boolean => values.size.length > 0;

function toIndexed(plain: Plain, number: number): IndexedProduct {
  const colours = plain.colours.map(colourOf);
  const inStock = colours.filter(isInStock);
  const price = Math.min(...(inStock.length > 0 ? inStock : colours).map((colour) => colour.price));
  const words = [...plain.words, ...colours.flatMap(({ colour }) => wordsOfColour(colour))];
  return {
    productCode: `P${String(number).padStart(3, "0")}`,
    values: new Map<FacetGroup, readonly string[]>([
      ["brand", [plain.brand]],
      ["gender", [plain.gender]],
      ["category", plain.category],
      ["colour", [...new Set(colours.map(({ colour }) => colour.family))]],
      ["size", [...new Set(inStock.flatMap(({ values }) => values.size))]],
      ["price", [String(price)]],
      ["availability", inStock.length > 0 ? ["IN_STOCK"] : []],
    ]),
    colours,
    price,
    releasedOn: plain.released,
    standing: -number,
    words: new Map(words.map((word) => [word, { weight: 1, surface: word }])),
    phrases: [],
  };
}

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
  price: fc.subarray(["100", "300"]),
});
const queryArbitrary = fc.record({
  filters: filterArbitrary,
  word: fc.constantFrom(undefined, "sepatu", "merah", "merah tua"),
  most: fc.constantFrom(undefined, 200),
  scope: fc.constantFrom(
    undefined,
    { group: "category", code: "c1" } as const,
    { group: "price", code: "200" } as const,
  ),
  sort: fc.constantFrom(...sortOrders),
  pageNum: fc.integer({ min: 0, max: 4 }),
});

type Filters = ReadonlyMap<FacetGroup, readonly string[]>;
type Skus = Pick<IndexedColour, "price"> & { readonly values: (group: FacetGroup) => readonly string[] };

/** How well a colour answers the word, or the selected colours; 0 where it does not. */
function fitOf({ colour }: IndexedColour, word: string | undefined, families: readonly string[]): number {
  if (families.length > 0) return families.includes(colour.family) ? 1 : 0;
  if (colour.kinds.includes("RED")) return word === "merah tua" && colour.shade === "DARK" ? 5 : 1;
  return colour.kinds.length === 0 && colour.family === "RED" ? 0.5 : 0;
}

/** The colours of a product that a list is about; none where it has none of those. */
function meantColours(product: IndexedProduct, word: string | undefined, filters: Filters): readonly IndexedColour[] {
  const families = filters.get("colour") ?? [];
  if (families.length === 0 && !word?.startsWith("merah")) return [];
  const meant = product.colours.filter((colour) => fitOf(colour, word, families) >= 1);
  return meant.length > 0 ? meant : product.colours.filter((colour) => fitOf(colour, word, families) > 0);
}

const common = (product: IndexedProduct): Skus => ({
  price: product.price,
  values: (group) => product.values.get(group) ?? [],
});
const inColour = ({ price, values }: IndexedColour): Skus => ({
  price,
  values: (group) => (isSkuGroup(group) ? values[group] : []),
});

/** The colours, or all that it has, as which a product fulfils a list; none where it does not. */
function standings(
  product: IndexedProduct,
  query: IndexQuery,
  except?: FacetGroup,
): { skus: Skus; colour?: IndexedColour }[] {
  const filters = new Map([...query.filters].filter(([group, codes]) => group !== except && codes.length > 0));
  const [word] = query.words;
  const { scope, price } = query;
  const isOf = ([, codes]: readonly [FacetGroup, readonly string[]], values: readonly string[]) =>
    codes.some((code) => values.includes(code));
  const wanted = [...filters, ...(scope ? [[scope.group, [scope.code]] as const] : [])];
  const own = wanted.filter(([group]) => !isSkuGroup(group));
  if (word !== undefined && !product.words.has(word)) return [];
  if (!own.every((one) => isOf(one, product.values.get(one[0]) ?? []))) return [];
  const fulfils = ({ price: asked, values }: Skus) =>
    asked <= (price?.most ?? Infinity) &&
    wanted.every(([group, codes]) => !isSkuGroup(group) || codes.some((code) => values(group).includes(code)));
  const meant = meantColours(product, word, filters);
  const all =
    meant.length > 0 ? meant.map((colour) => ({ skus: inColour(colour), colour })) : [{ skus: common(product) }];
  return all.filter(({ skus }) => fulfils(skus));
}

/** The same answer, computed naively. */
function oracle(products: readonly IndexedProduct[], query: IndexQuery) {
  const [word] = query.words;
  const families = query.filters.get("colour") ?? [];
  const rank = (colour: IndexedColour) => fitOf(colour, word, families) + (isInStock(colour) ? 2 : 0);
  const hits = products.flatMap((product) => {
    const colours = standings(product, query);
    const [best] = colours.toSorted((one, other) =>
      one.colour && other.colour ? rank(other.colour) - rank(one.colour) : 0,
    );
    return best ? [{ product, price: best.skus.price, colourCode: best.colour?.colourCode ?? null }] : [];
  });
  const counts = facetGroups.map((group): [FacetGroup, Record<string, number>] => {
    const tally: Record<string, number> = {};
    for (const product of products)
      for (const code of valuesOf(product, query, group)) tally[code] = (tally[code] ?? 0) + 1;
    return [group, tally];
  });
  return { hits, facets: Object.fromEntries(counts) };
}

/** The values of a group with which a product would be in the list. */
function valuesOf(product: IndexedProduct, query: IndexQuery, group: FacetGroup): Set<string> {
  if (group === "colour")
    return new Set(
      product.colours
        .map(({ colour }) => colour.family)
        .filter((family) => {
          const withIt = new Map(query.filters).set("colour", [family]);
          return standings(product, { ...query, filters: withIt }).length > 0;
        }),
    );
  return new Set(
    standings(product, query, group).flatMap(({ skus }) =>
      isSkuGroup(group) ? skus.values(group) : (product.values.get(group) ?? []),
    ),
  );
}

const orderings: Readonly<Record<SortOrder, (a: Hit, b: Hit) => number>> = {
  relevance: () => 0,
  newest: (a, b) => b.product.releasedOn.localeCompare(a.product.releasedOn),
  "price-up": (a, b) => a.price - b.price,
  "price-down": (a, b) => b.price - a.price,
};
type Hit = ReturnType<typeof oracle>["hits"][number];

describe("the in-process index against a plain count", () => {
  test("[LST-09][LST-16] totals, facets, pages and shown colours agree on any goods and any filters", () => {
    fc.assert(
      fc.property(fc.array(productArbitrary, { minLength: 1, maxLength: 70 }), queryArbitrary, (plain, request) => {
        const products = plain.map(toIndexed);
        const { word, most, scope, sort } = request;
        // A word that no product has is read as another.
        const isKnown = word !== undefined && products.some((product) => product.words.has(word));
        const query: IndexQuery = {
          words: isKnown ? [word] : [],
          ...(scope ? { scope } : {}),
          ...(most ? { price: { most } } : {}),
          filters: new Map(Object.entries(request.filters) as [FacetGroup, string[]][]),
          sort,
          offset: request.pageNum * 7,
          limit: 7,
        };
        const answer = build(products).search(query);
        const expected = oracle(products, query);
        expect(answer.total).toBe(expected.hits.length);
        const facets = [...answer.facets].map(([group, counts]) => [
          group,
          Object.fromEntries(counts.map((entry) => [entry.code, entry.count])),
        ]);
        expect(Object.fromEntries(facets)).toEqual(expected.facets);
        const page = expected.hits.toSorted(orderings[sort]).slice(query.offset, query.offset + query.limit);
        const shown = answer.products.map(({ productCode, colourCode }) => {
          const hit = expected.hits.find(({ product }) => product.productCode === productCode);
          expect(colourCode, productCode).toBe(hit?.colourCode);
          return hit;
        });
        // Equals may be in any order, so their sort keys are compared.
        const keyOf = (hit: Hit | undefined) =>
          sort === "newest" ? hit?.product.releasedOn : sort === "relevance" ? hit?.product.productCode : hit?.price;
        expect(shown.map(keyOf)).toEqual(page.map(keyOf));
      }),
      { numRuns: 600 },
    );
  });

  test("walking all pages shows every product once, in any order", () => {
    const products = fc.sample(productArbitrary, { numRuns: 60, seed: 7 }).map(toIndexed);
    const index = build(products);
    for (const sort of sortOrders) {
      const seen = Array.from({ length: 9 }, (_, page) =>
        index.search({ words: [], filters: new Map(), sort, offset: page * 7, limit: 7 }),
      ).flatMap(({ products: shown }) => shown.map(({ productCode }) => productCode));
      expect([...seen].sort(), sort).toEqual(products.map((product) => product.productCode));
    }
  });
});
