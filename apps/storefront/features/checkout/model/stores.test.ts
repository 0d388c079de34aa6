import { expect, test } from "vitest";
import { storesMatching } from "./stores.ts";

const stores = [
  { storeName: "Gelora Braga", address1: "Jl. Braga 7", city: "Bandung" },
  { storeName: "Gelora Senayan", address1: "Jl. Asia Afrika 8", city: "Jakarta" },
];

test("[CHK-11] [Q93] a store is found by words of its name, street or town, in any order", () => {
  expect(storesMatching(stores, "bandung").map(({ city }) => city)).toEqual(["Bandung"]);
  expect(storesMatching(stores, " jakarta  SENAYAN").map(({ city }) => city)).toEqual(["Jakarta"]);
  expect(storesMatching(stores, "")).toHaveLength(2);
  expect(storesMatching(stores, "bandung senayan")).toEqual([]);
});
