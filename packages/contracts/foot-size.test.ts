import { expect, test } from "vitest";
import { footLengthOf, footSizeOf, footSystems } from "./foot-size.ts";

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
