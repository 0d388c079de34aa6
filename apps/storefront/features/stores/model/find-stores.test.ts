import { expect, test } from "vitest";
import { citiesOf, findStores } from "./find-stores.ts";

const stores = [
  { storeName: "Gelora Senayan", address1: "Jl. Asia Afrika No. 19", city: "Jakarta Pusat" },
  { storeName: "Gelora Dago", address1: "Jl. Ir. H. Juanda No. 116", city: "Bandung" },
  { storeName: "Gelora Riau", address1: "Jl. L.L.R.E. Martadinata No. 63", city: "Bandung" },
];
const names = (text: string, city = "") => findStores(stores, { text, city }).map(({ storeName }) => storeName);

test("[STO-01] without a wish all stores are shown", () => {
  expect(names("")).toHaveLength(3);
});

test("[Q85] stores are found by city and by words of their name, street or city, in any order", () => {
  expect(names("", "Bandung")).toEqual(["Gelora Dago", "Gelora Riau"]);
  expect(names("  bandung JUANDA ")).toEqual(["Gelora Dago"]);
  expect(names("afrika", "Bandung")).toEqual([]);
});

test("[Q85] each city is offered once, by name", () => {
  expect(citiesOf([...stores, { city: null }])).toEqual(["Bandung", "Jakarta Pusat"]);
});
