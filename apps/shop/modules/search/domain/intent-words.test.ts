import { expect, test } from "vitest";
import { takeIntentOut } from "./intent-words.ts";

test.each([
  ["sepatu murah", ["sepatu"], "price-up", undefined],
  ["cheapest running shoes", ["running", "shoes"], "price-up", undefined],
  ["terbaru", [], "newest", undefined],
  ["sepatu merah", ["sepatu", "merah"], undefined, undefined],
  ["Diskon", [], undefined, "10"],
  ["50%", [], undefined, "50"],
  ["diskon 50%", [], undefined, "50"],
  ["sepatu lari 35 % diskon", ["sepatu", "lari"], undefined, "30"],
  ["sale shoes", ["shoes"], undefined, "10"],
  ["flash sale", [], undefined, "10"],
  ["promo sepatu murah", ["sepatu"], "price-up", "10"],
  ["100% cotton", ["100", "cotton"], undefined, undefined],
  ["size 50", ["size", "50"], undefined, undefined],
  ["wholesale", ["wholesale"], undefined, undefined],
])("%s", (keyword, words, sort, discount) => {
  expect(takeIntentOut(keyword)).toEqual({ words, sort, discount });
});
