import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

test("the header's count is of pieces, not of lines", () => {
  expect(piecesOf([{ quantity: 2 }, { quantity: 1 }, { quantity: null }, {}])).toBe(3);
  expect(piecesOf([])).toBe(0);
});
