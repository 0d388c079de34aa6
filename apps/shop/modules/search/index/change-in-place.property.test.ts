import fc from "fast-check";
import { expect, test } from "vitest";
import { type FacetGroup, facetGroups, sortOrders } from "../domain/catalog-index.ts";
import { readColour } from "../domain/colour-words.ts";
import type { IndexedColour, IndexedProduct } from "../domain/indexed-product.ts";
import { createInProcessIndex, type FillableIndex } from "./in-process-index.ts";

/** Stems with the spellings that products have of them. */
const spellings = fc.constantFrom(
  ["sepatu", "sepatu"],
  ["shoe", "shoes"],
  ["shoe", "shoe"],
  ["lari", "lari"],
  ["lari", "berlari"],
  ["bola", "bola"],
  ["hoodie", "hoodie"],
  ["hoodie", "hoodies"],
);
const product = fc.record({
  brand: fc.constantFrom("A", "B", "C"),
  category: fc.subarray(["c1", "c2", "c3"]),
  colours: fc.array(fc.record({ name: fc.constantFrom("red", "blue"), price: fc.constantFrom(100, 300) }), {
    maxLength: 2,
  }),
  size: fc.subarray(["EU-41", "EU-42", "LETTER-M", "UK-8"]),
  availability: fc.subarray(["IN_STOCK"]),
  price: fc.constantFrom(100, 200, 300),
  released: fc.constantFrom("2026-01-01", "2026-02-02"),
  standing: fc.constantFrom(1, 2, 3),
  words: fc.array(fc.record({ word: spellings, weight: fc.constantFrom(4, 16) }), { maxLength: 3 }),
  phrases: fc.subarray(["sepatu lari", "sepatu bola", "bola lari"]),
});
type Plain = typeof product extends fc.Arbitrary<infer Value> ? Value : never;

/** The products to put in or to take out at once, by code. */
const change = fc.dictionary(fc.constantFrom("P1", "P2", "P3", "P4", "P5", "P6"), fc.option(product), {
  minKeys: 1,
  maxKeys: 4,
  noNullPrototype: true,
});

function indexedColour({ name, price }: Plain["colours"][number], number: number): IndexedColour {
  const values = { size: ["EU-42"], price: [String(price)], discount: [], availability: ["IN_STOCK"] };
  const colour = readColour([name], name === "red" ? "#cf2430" : "#2350c8");
  return { colourCode: `C${number}`, colour, price, values };
}

function toIndexed(productCode: string, plain: Plain): IndexedProduct {
  const { brand, category, size, availability } = plain;
  const colours = plain.colours.map(indexedColour);
  return {
    productCode,
    values: new Map<FacetGroup, readonly string[]>([
      ["brand", [brand]],
      ["category", category],
      ["colour", [...new Set(colours.map(({ colour }) => colour.family))]],
      ["size", size],
      ["availability", availability],
    ]),
    colours,
    price: plain.price,
    releasedOn: plain.released,
    standing: plain.standing,
    words: new Map(plain.words.map(({ word: [stem = "", surface = ""], weight }) => [stem, { weight, surface }])),
    phrases: plain.phrases,
  };
}

const typed = [
  ["sepatu"],
  ["shoes"],
  ["lari", "42"],
  ["hodie"],
  ["bola", "lari"],
  ["m", "shoe"],
  ["sepatulari"],
  ["l"],
];
const filters = [
  [],
  [["brand", ["A", "B"]]],
  [
    ["size", ["EU-42"]],
    ["colour", ["RED"]],
  ],
] as const;

/** Everything that can be asked; the counts of a group's values are in no order. */
function answersOf(index: FillableIndex) {
  const lists = [[], ...typed].flatMap((words) =>
    filters.flatMap((chosen) =>
      sortOrders.map((sort) => {
        const wanted = new Map<FacetGroup, readonly string[]>(chosen);
        const answer = index.search({ words, filters: wanted, sort, offset: 1, limit: 3 });
        const facets = facetGroups.map((group) => [group, new Set(answer.facets.get(group))]);
        return { ...answer, facets };
      }),
    ),
  );
  const counts = ["A", "B", "C"].map((code) => index.countOf("brand", code));
  return { size: index.size(), lists, counts, completions: typed.map((words) => index.complete(words, 3)) };
}

type Put = (index: FillableIndex, products: ReadonlyMap<string, IndexedProduct | undefined>) => void;

const changedInPlaceEqualsRebuilt = (put: Put) =>
  fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
    const [changed, rebuilt] = [createInProcessIndex(), createInProcessIndex()];
    const state = new Map<string, IndexedProduct>();
    for (const step of changes) {
      const products = Object.entries(step).map(
        ([code, plain]) => [code, plain === null ? undefined : toIndexed(code, plain)] as const,
      );
      put(changed, new Map(products));
      for (const [code, one] of products) {
        if (one) state.set(code, one);
        else state.delete(code);
      }
    }
    rebuilt.put(new Map([...state].sort(([one], [other]) => (one < other ? -1 : 1))));
    expect(answersOf(changed)).toEqual(answersOf(rebuilt));
  });

test("an index changed in place any number of times answers as a rebuilt one", () => {
  fc.assert(
    changedInPlaceEqualsRebuilt((index, products) => {
      index.put(products);
    }),
    { numRuns: 300 },
  );
});

const forgetful: readonly (readonly [string, Partial<IndexedProduct>])[] = [
  ["rank", { standing: 1 }],
  ["price", { price: 100 }],
  ["colours", { colours: [] }],
  ["words", { words: new Map() }],
  ["phrases", { phrases: [] }],
  ["values", { values: new Map() }],
];

test.each(forgetful)("a change that forgets the %s of a product is found", (_, forgotten) => {
  const knownTo = new WeakMap<FillableIndex, Set<string>>();
  const forgetting = changedInPlaceEqualsRebuilt((index, products) => {
    const known = knownTo.get(index) ?? new Set();
    const put = new Map<string, IndexedProduct | undefined>();
    for (const [code, one] of products) put.set(code, one && known.has(code) ? { ...one, ...forgotten } : one);
    knownTo.set(index, new Set([...known, ...products.keys()]));
    index.put(put);
  });
  expect(fc.check(forgetting, { numRuns: 300, endOnFailure: true }).failed).toBe(true);
});

test("it takes any number of products, whatever the steps they come in", () => {
  const products = fc
    .sample(product, { numRuns: 3000, seed: 7 })
    .map((plain, number) => toIndexed(`P${number % 2}-${number}`, plain));
  const [slowly, atOnce] = [createInProcessIndex(), createInProcessIndex()];
  atOnce.put(new Map(products.map((one) => [one.productCode, one])));
  for (let start = 0; start < products.length; start += 700)
    slowly.put(new Map(products.slice(start, start + 700).map((one) => [one.productCode, one])));
  expect(slowly.size()).toBe(3000);
  expect(answersOf(slowly)).toEqual(answersOf(atOnce));
});

test("it says whether a change changes anything that it answers", () => {
  const index = createInProcessIndex();
  const [plain] = fc.sample(product, { numRuns: 1, seed: 5 });
  if (!plain) throw new Error("there is no sample");
  const put = (one: Plain) => index.put(new Map([["P1", toIndexed("P1", one)]]));
  expect(put(plain)).toBe(true);
  expect(put(plain)).toBe(false);
  expect(put({ ...plain, price: plain.price === 100 ? 200 : 100 })).toBe(true);
  expect(index.put(new Map([["P1", undefined]]))).toBe(true);
  expect(index.put(new Map([["P1", undefined]]))).toBe(false);
});
