import fc from "fast-check";
import { expect, test } from "vitest";
import { isAnotherWord, letterMask, mayBeNear, mistakesBetween, toleratedMistakes } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcdelrs"), minLength: 1, maxLength: 12 });

/** The definition, without optimisations. */
function slowDistance(left: string, right: string): number {
  if (left === "" || right === "") return left.length + right.length;
  const [a, b] = [left.slice(1), right.slice(1)];
  let least = Math.min(
    slowDistance(a, right) + 1,
    slowDistance(left, b) + 1,
    slowDistance(a, b) + (left[0] === right[0] ? 0 : 1),
  );
  if (left.length > 1 && right.length > 1 && left[0] === right[1] && left[1] === right[0]) {
    least = Math.min(least, slowDistance(left.slice(2), right.slice(2)) + 1);
  }
  return least;
}

test("mistakes are counted as defined, and above the limit only as too many", () => {
  const short = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 6 });
  fc.assert(
    fc.property(short, short, fc.integer({ min: 0, max: 3 }), (left, right, most) => {
      const exact = slowDistance(left, right);
      const counted = mistakesBetween(left, right, most);
      return exact <= most ? counted === exact : counted > most;
    }),
    { numRuns: 300 },
  );
});

test("the quick look at letters never loses a near word", () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      const exact = mistakesBetween(left, right, 2);
      if (exact > 2) return true;
      return mayBeNear(letterMask(left) >>> 0, letterMask(right) >>> 0, 2);
    }),
  );
});

test.each([
  ["runing", "running", 1],
  ["sepati", "sepatu", 1],
  ["runnign", "running", 1],
  ["badmnton", "badminton", 1],
])("%s lies near %s", (left, right, mistakes) => {
  expect(mistakesBetween(left, right, 2)).toBe(mistakes);
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
