import { expect, test } from "vitest";
import { takeSizeOut } from "./size-words.ts";

const labels = new Map([
  ["42", ["EU-42"]],
  ["8.5", ["UK-8.5", "US-8.5"]],
  ["xl", ["LETTER-XL"]],
  ["m", ["LETTER-M"]],
  ["5", ["BALL-5", "UK-5"]],
]);

test.each([
  ["sepatu futsal 42", ["sepatu", "futsal"], ["EU-42"]],
  ["eu42 futsal", ["futsal"], ["EU-42"]],
  ["running uk 8.5", ["running"], ["UK-8.5"]],
  ["running 8.5", ["running"], ["UK-8.5", "US-8.5"]],
  ["kaos ukuran xl", ["kaos"], ["LETTER-XL"]],
  ["kaos m", ["kaos"], ["LETTER-M"]],
  ["bola ukuran 5", ["bola"], ["BALL-5", "UK-5"]],
])("%s", (text, rest, sizes) => {
  expect(takeSizeOut(text.split(" "), labels)).toEqual({ rest, sizes });
});

test.each(["sepatu", "m", "sepatu 99"])("%s names no size", (text) => {
  expect(takeSizeOut(text.split(" "), labels)).toBeUndefined();
});
