import { expect, test } from "vitest";
import { foldedBy } from "./folding.ts";

test("[CHK-02~] going on folds the finished steps before, and nothing else", () => {
  const all = ["delivery", "shipping", "payment", "confirm"] as const;
  expect(foldedBy("payment", [], all)).toEqual(["delivery", "shipping"]);
  expect(foldedBy("payment", [], ["shipping"])).toEqual(["shipping"]);
  expect(foldedBy("delivery", [], ["delivery", "shipping"])).toEqual([]);
  const folded = ["delivery"] as const;
  expect(foldedBy("shipping", folded, ["delivery"])).toBe(folded);
});
