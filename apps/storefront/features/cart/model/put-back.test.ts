import { expect, test } from "vitest";
import { inFormerPlaces } from "./put-back.ts";

const lines = (...codes: string[]) => codes.map((skuCode) => ({ skuCode }));
const order = (...given: Parameters<typeof inFormerPlaces<{ skuCode: string }>>) =>
  inFormerPlaces(...given).map(({ skuCode }) => skuCode);

test("what was put back stands where it stood, not at the end", () => {
  expect(order(lines("b", "c", "a"), [{ skuCode: "a", index: 0 }])).toEqual(["a", "b", "c"]);
  expect(order(lines("a", "c", "b"), [{ skuCode: "b", index: 1 }])).toEqual(["a", "b", "c"]);
});

test("a line that is gone, or a place that no longer exists, changes nothing else", () => {
  expect(order(lines("a", "b"), [{ skuCode: "x", index: 0 }])).toEqual(["a", "b"]);
  expect(order(lines("a", "b"), [{ skuCode: "a", index: 7 }])).toEqual(["b", "a"]);
});
