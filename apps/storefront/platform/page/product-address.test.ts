import { expect, test } from "vitest";
import { namedListingAddress, productAddress } from "./product-address.ts";

test("[LST-22, PDP-01] a product's address has its name and its code", () => {
  expect(productAddress("Raung 5: Men's Café", "RB1")).toBe("/pdp/raung-5-mens-cafe/RB1");
  expect(productAddress("靴", "A/1", "S 1")).toBe("/pdp/product/A%2F1?skuCode=S%201");
});

test("[PDP-03, PDP-04] names of categories and brands lead to their list, trimmed and encoded", () => {
  expect(namedListingAddress(" Running shoes ")).toBe("/Running%20shoes.html");
});
