import { expect, test } from "vitest";
import { takeIntentOut } from "./intent-words.ts";

test.each([
  ["sepatu murah", ["sepatu"], "price-up", undefined],
  ["cheapest running shoes", ["running", "shoes"], "price-up", undefined],
  ["terbaru", [], "newest", undefined],
  ["new arrival", [], "newest", undefined],
  ["terlaris", [], "relevance", undefined],
  ["sepatu lari paling laku", ["sepatu", "lari"], "relevance", undefined],
  ["best seller shoes", ["shoes"], "relevance", undefined],
  ["raket paling mahal", ["raket"], "price-down", undefined],
  ["best shoes", ["best", "shoes"], undefined, undefined],
  ["promosi", [], undefined, "10"],
  ["yang dan di untuk", [], undefined, undefined],
  ["yang terbaru", [], "newest", undefined],
  ["diskon untuk saya", [], undefined, "10"],
  ["sepatu untuk lari", ["sepatu", "untuk", "lari"], undefined, undefined],
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
  expect(takeIntentOut(keyword)).toEqual({ words, sort, discount, price: undefined, priceText: "" });
});

test("the words of a price stay as they are typed", () => {
  expect(takeIntentOut("sepatu lari di bawah 500 ribu").priceText).toBe("di bawah 500 ribu");
});

test.each([
  ["sepatu lari di bawah 1 juta", ["sepatu", "lari"], { most: 1_000_000 }],
  ["sepatu dibawah 500rb", ["sepatu"], { most: 500_000 }],
  ["sepatu lari pria merah 42 di bawah 1,5 juta", ["sepatu", "lari", "pria", "merah", "42"], { most: 1_500_000 }],
  ["shoes under Rp500.000", ["shoes"], { most: 500_000 }],
  ["raket di atas 300 ribu maks Rp 1.000.000", ["raket"], { least: 300_000, most: 1_000_000 }],
  ["over 2 million", [], { least: 2_000_000 }],
  ["kaos bawah 100 ribu", ["kaos"], { most: 100_000 }],
  ["sepatu lari atas 500rb", ["sepatu", "lari"], { least: 500_000 }],
  ["kaos 100rb-200rb", ["kaos"], { least: 100_000, most: 200_000 }],
  ["kaos 100-200rb pria", ["kaos", "pria"], { least: 100_000, most: 200_000 }],
  ["kaos antara 100rb dan 200rb", ["kaos"], { least: 100_000, most: 200_000 }],
  ["100 - 200 ribu", [], { least: 100_000, most: 200_000 }],
  ["sepatu 1,5 juta sampai 500 ribu", ["sepatu"], { least: 500_000, most: 1_500_000 }],
  ["shoes between Rp500.000 and Rp 1.000.000", ["shoes"], { least: 500_000, most: 1_000_000 }],
  ["raket harga dari 250.000 s/d 300.000", ["raket"], { least: 250_000, most: 300_000 }],
  ["raket badminton 100rb", ["raket", "badminton"], { most: 100_000 }],
  ["sepatu lari budget 1,5 juta", ["sepatu", "lari"], { most: 1_500_000 }],
  ["kaos Rp 99.000", ["kaos"], { most: 99_000 }],
  ["raket sekitar 500 ribu", ["raket"], { least: 400_000, most: 600_000 }],
  ["sepatu 300 ribuan", ["sepatu"], { least: 300_000, most: 399_999 }],
  ["tas 350 ribuan", ["tas"], { least: 350_000, most: 359_999 }],
  ["sepatu 1 jutaan", ["sepatu"], { least: 1_000_000, most: 1_999_999 }],
  ["sepatu lari 10k", ["sepatu", "lari", "10k"], undefined],
  ["bola 5", ["bola", "5"], undefined],
  ["jersey 2025", ["jersey", "2025"], undefined],
  ["sepatu 38-42", ["sepatu", "38", "42"], undefined],
  ["jersey 2025-2026", ["jersey", "2025", "2026"], undefined],
  ["sepatu bawah 42", ["sepatu", "bawah", "42"], undefined],
  ["sepatu di bawah 42", ["sepatu", "di", "bawah", "42"], undefined],
  ["di bawah lutut", ["di", "bawah", "lutut"], undefined],
])("a price in %s", (keyword, words, price) => {
  expect(takeIntentOut(keyword)).toMatchObject({ words, price, sort: undefined, discount: undefined });
});
