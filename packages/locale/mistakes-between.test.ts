import fc from "fast-check";
import { expect, test } from "vitest";
import { mistakesBetween } from "./mistakes-between.ts";

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

test.each([
  ["runing", "running", 1],
  ["sepati", "sepatu", 1],
  ["runnign", "running", 1],
  ["badmnton", "badminton", 1],
])("%s lies near %s", (left, right, mistakes) => {
  expect(mistakesBetween(left, right, 2)).toBe(mistakes);
});
