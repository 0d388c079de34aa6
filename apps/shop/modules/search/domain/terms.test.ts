import { expect, test } from "vitest";
import { termWords } from "./terms.ts";

test.each([
  ["kaus kaki bola", ["kaus"]],
  ["kaos kaki", ["kaos"]],
  ["kaus bola", []],
  ["bet tenis meja", ["tenis"]],
  ["baju renang muslimah", ["baju"]],
  ["tas sepatu futsal", ["sepatu"]],
  ["tali sepatu", ["sepatu"]],
  ["shoe bag", ["shoe"]],
  ["sepatu tali", []],
])("%s: words that mean other goods alone", (text, parts) => {
  const found = termWords(text.split(" ")).filter(({ isPart }) => isPart);
  expect(found.map(({ word }) => word)).toEqual(parts);
});

test("shorts are trousers second", () => {
  const shares = (text: string) => termWords(text.split(" ")).map(({ share }) => share);
  expect(shares("celana pendek lari")).toEqual([0.5, 1, 1]);
  expect(shares("celana training")).toEqual([1, 1]);
});
