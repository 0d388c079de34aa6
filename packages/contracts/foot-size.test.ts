import { expect, test } from "vitest";
import { euSizeForFoot, footLengthOf, footSizeOf, footSystems } from "./foot-size.ts";

test.each([
  ["UK", 8, false, 42],
  ["US", 9, false, 42],
  ["US", 10, true, 42],
  ["UK", 3, true, 35.5],
  ["UK", 6.5, false, 40],
  ["CM", 26.5, false, 42],
] as const)("%s %d (women: %s) is EU %d", (system, size, forWomen, eu) => {
  expect(footSizeOf("EU", footLengthOf(system, size, forWomen), forWomen)).toBe(eu);
});

const halves = Array.from({ length: 97 }, (_, step) => 2 + step / 2);

test.each(footSystems)("a size of %s converted to a length and back is itself", (system) => {
  for (const forWomen of [false, true])
    for (const size of halves) expect(footSizeOf(system, footLengthOf(system, size, forWomen), forWomen)).toBe(size);
});

test("the size for a foot is the smallest that it fits in", () => {
  expect(euSizeForFoot(26.5)).toBe(42);
  expect(euSizeForFoot(26.6)).toBe(42.5);
  expect(euSizeForFoot(26.1)).toBe(41.5);
  for (let millimetres = 150; millimetres <= 330; millimetres += 1) {
    const size = euSizeForFoot(millimetres / 10);
    expect(footLengthOf("EU", size, false)).toBeGreaterThan(millimetres / 10 - 0.04);
    expect(footLengthOf("EU", size - 0.5, false)).toBeLessThan(millimetres / 10);
  }
});
