import { expect, test } from "vitest";
import { foldedBy } from "./folding.ts";

test("[CHK-02] going on folds the finished steps before, and nothing else", () => {
  const done =
    (...names: readonly string[]) =>
    (name: string) =>
      names.includes(name);
  expect(foldedBy("payment", [], done("delivery", "shipping", "payment", "confirm"))).toEqual(["delivery", "shipping"]);
  expect(foldedBy("payment", [], done("shipping"))).toEqual(["shipping"]);
  expect(foldedBy("delivery", [], done("delivery", "shipping"))).toEqual([]);
  const folded = ["delivery"] as const;
  expect(foldedBy("shipping", folded, done("delivery"))).toBe(folded);
});
