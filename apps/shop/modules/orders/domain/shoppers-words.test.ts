import { expect, test } from "vitest";
import { shoppersWords } from "./shoppers-words.ts";

test("what is written about an order and its lines stands together, each sentence once", () => {
  const lines = [{ reasonDesc: " too small " }, { reasonDesc: "too small" }, { reasonDesc: null }, {}];
  expect(shoppersWords("wrong order", lines)).toBe("wrong order\ntoo small");
  expect(shoppersWords(undefined, lines)).toBe("too small");
  expect(shoppersWords(" ", [{}])).toBeUndefined();
});
