import { expect, test } from "vitest";
import { inNearKind } from "./near-kinds.ts";

test.each([
  ["rompi", "jaket"],
  ["rompi lari pria", "jaket lari pria"],
  ["vest", "jacket"],
  ["sepatu anak cowok", "sepatu anak"],
  ["kaos anak laki laki", "kaos anak"],
])("nearest to %s is %s", (typed, near) => {
  expect(inNearKind(typed.split(" "))?.join(" ")).toBe(near);
});

test("words of kinds that have no near one stay as they are", () => {
  for (const words of ["jaket", "sepatu anak", "kaos cowok"]) expect(inNearKind(words.split(" "))).toBeUndefined();
});
