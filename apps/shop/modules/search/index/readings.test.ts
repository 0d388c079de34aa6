import { expect, test } from "vitest";
import type { IndexedProduct } from "../domain/indexed-product.ts";
import { stemOf } from "../domain/words.ts";
import { createInProcessIndex } from "./in-process-index.ts";

/** Goods that are found by these words, the best of them first. */
const goods: readonly (readonly [productCode: string, words: string])[] = [
  ["FOOTBALL", "bola sepak football"],
  ["VOLLEYBALL", "bola voli volleyball"],
  ["VOLLEYBALL-SHOES", "sepatu voli volleyball"],
  ["FUTSAL-SHOES", "sepatu futsal"],
  ["RUNNING-SHOES", "sepatu lari running"],
  ["SHUTTLECOCK", "kok badminton"],
];

function indexed(productCode: string, words: string, place: number): IndexedProduct {
  return {
    productCode,
    values: new Map(),
    colours: [],
    price: 100_000,
    releasedOn: "2026-01-01",
    standing: -place,
    words: new Map(words.split(" ").map((word) => [stemOf(word), { weight: 16, surface: word }])),
    phrases: [],
  };
}

const index = createInProcessIndex();
index.put(new Map(goods.map(([code, words], place) => [code, indexed(code, words, place)])));

const search = (typed: string) =>
  index.search({ words: typed.split(" "), filters: new Map(), sort: "relevance", offset: 0, limit: 10 });

test.each([
  ["bola voly", "bola voli", ["VOLLEYBALL"]],
  ["sepatu voly", "sepatu voli", ["VOLLEYBALL-SHOES"]],
  ["sepatu footsal", "sepatu futsal", ["FUTSAL-SHOES"]],
  ["voly", "voli", ["VOLLEYBALL", "VOLLEYBALL-SHOES"]],
  ["volly", "voli", ["VOLLEYBALL", "VOLLEYBALL-SHOES"]],
  ["badmintn", "badminton", ["SHUTTLECOCK"]],
  ["spatu lari", "sepatu lari", ["RUNNING-SHOES"]],
])("a misspelt sport is not corrected: %s means %s", (typed, meant, productCodes) => {
  expect(search(typed)).toMatchObject({
    products: productCodes.map((productCode) => ({ productCode })),
    reading: { used: meant.split(" "), corrected: true, dropped: [] },
  });
});

test.each(["vobi", "yoga", "vo"])("a word that is near no sport finds nothing else: %s", (typed) => {
  expect(search(typed).reading.used.filter((word) => word !== typed)).toEqual([]);
});

test("what is being typed is completed in spite of its spelling", () => {
  expect(index.complete(["footsal"], 3).productCodes).toEqual(["FUTSAL-SHOES"]);
});

test("a word that sounds alike is forgotten with its last product", () => {
  const other = createInProcessIndex();
  other.put(new Map([["SHOES", indexed("SHOES", "futsal", 0)]]));
  expect(other.complete(["footsal"], 3).productCodes).toEqual(["SHOES"]);
  other.put(new Map([["SHOES", indexed("SHOES", "lari", 0)]]));
  expect(other.complete(["footsal"], 3).productCodes).toEqual([]);
});
