import { expect, test } from "vitest";
import { changeWish, firstWishes, productsToPreview, productsToSend } from "./return-form.ts";

const lines = [
  { orderItemCode: "GL1-1", name: "Raung 5" },
  { orderItemCode: "GL1-2", name: "Pusaka" },
];

test("only lines of which something can be returned are asked about, one piece each", () => {
  const wishes = firstWishes(lines, [
    { orderItemCode: "GL1-1", count: 3 },
    { orderItemCode: "GL1-2", count: 0 },
    { orderItemCode: "GL1-3", count: 1 },
  ]);
  expect(wishes).toEqual([{ orderItemCode: "GL1-1", name: "Raung 5", count: 1, most: 3, reasonCode: "" }]);
});

test("a reason counts once it is chosen; until then the preview promises no delivery back", () => {
  const first = firstWishes(lines, [{ orderItemCode: "GL1-1", count: 3 }]);
  expect(productsToPreview(first)).toEqual([{ orderItemCode: "GL1-1", count: 1, reasonCode: "OTHER" }]);
  const changed = changeWish(first, "GL1-1", { count: 2, reasonCode: "DAMAGED" });
  expect(productsToSend(changed)).toEqual([{ orderItemCode: "GL1-1", count: 2, reasonCode: "DAMAGED" }]);
  expect(changeWish(changed, "GL1-9", { count: 9 })).toEqual(changed);
});
