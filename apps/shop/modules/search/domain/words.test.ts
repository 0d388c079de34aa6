import { expect, test } from "vitest";
import { indexedWords, stemOf, wordsOf } from "./words.ts";

test("words are folded, hyphens between letters join, decimals stay whole", () => {
  expect(wordsOf("Sepatu FUTSAL 40,5 – T-Shirt “Café”")).toEqual(["sepatu", "futsal", "40.5", "tshirt", "cafe"]);
  expect(wordsOf("Men's")).toEqual(["men"]);
  expect(wordsOf("celana 3/4")).toEqual(["celana", "3/4"]);
  expect(wordsOf("sepatu 42/43")).toEqual(["sepatu", "42", "43"]);
});

test("a hyphenated word is found joined and by its parts", () => {
  expect(indexedWords("T-shirt laki-laki")).toEqual(expect.arrayContaining(["tshirt", "shirt", "lakilaki", "laki"]));
});

test.each([
  ["shoes", "shoe"],
  ["hoodies", "hoodie"],
  ["accessories", "accessory"],
  ["watches", "watch"],
  ["bolanya", "bola"],
  ["berlari", "lari"],
])("%s and %s share a stem", (left, right) => {
  expect(stemOf(left)).toBe(stemOf(right));
});

test.each(["tenis", "bulutangkis", "fitness", "bonus"])("%s is no plural", (word) => {
  expect(stemOf(word)).toBe(word);
});
