import { mistakesBetween } from "@gelora/locale/mistakes-between.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isAnotherWord, letterMask, mayBeNear, soundOf, toleratedMistakes } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcdelrs"), minLength: 1, maxLength: 12 });

test("the quick look at letters never loses a near word", () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      const exact = mistakesBetween(left, right, 2);
      if (exact > 2) return true;
      return mayBeNear(letterMask(left) >>> 0, letterMask(right) >>> 0, 2);
    }),
  );
});

test.each(["ribu", "juta", "million"])("%s of an amount is no misspelt goods", (money) => {
  expect(toleratedMistakes(money, false)).toBe(0);
});

test.each([
  ["adida", "adila"],
  ["nike", "nine"],
  ["crocs", "crops"],
])("%s is another word than %s", (typed, known) => {
  expect(isAnotherWord(typed, known)).toBe(true);
});

test.each([
  ["bole", "bola"],
  ["kaod", "kaos"],
  ["hodie", "hoodie"],
  ["sepati", "sepatu"],
])("%s may be a slip for %s", (typed, known) => {
  expect(isAnotherWord(typed, known)).toBe(false);
});

test("longer words may have more mistakes; numbers and well-known makers none", () => {
  expect(
    ["bo", "bola", "sepatu", "badminton", "kr1", "adidas", "converse"].map((word) => toleratedMistakes(word, true)),
  ).toEqual([0, 1, 1, 2, 0, 0, 0]);
});

test.each([
  ["footsal", "futsal"],
  ["voly", "voli"],
  ["volly", "voli"],
  ["rackett", "raket"],
  ["foetsal", "futsal"],
  ["legin", "legging"],
  ["jogin", "jogging"],
])("%s sounds as %s", (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

test.each([
  ["yoga", "ioga"],
  ["bola", "bole"],
  ["voli", "polo"],
])("%s does not sound as %s", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
