import { expect, test } from "vitest";
import {
  canExchange,
  changeWish,
  firstWishes,
  isComplete,
  namesLeftOut,
  productsToPreview,
  productsToSend,
  sizesFor,
  withoutOtherSize,
} from "./return-form.ts";

const lines = [
  { orderItemCode: "GL1-1", name: "Raung 5" },
  { orderItemCode: "GL1-2", name: "Pusaka" },
];
const worth = { amount: 900_000, points: 0 };
const sizes = [
  { skuCode: "R-43", sizeName: "EU 43", stock: 2 },
  { skuCode: "R-44", sizeName: "EU 44", stock: 1 },
];

test("only lines of which something can be returned are asked about, one piece each", () => {
  const wishes = firstWishes(lines, [
    { orderItemCode: "GL1-1", count: 3, ...worth, sizes: [] },
    { orderItemCode: "GL1-2", count: 0, ...worth, sizes: [] },
    { orderItemCode: "GL1-3", count: 1, ...worth, sizes: [] },
  ]);
  const empty = { reasonCode: "", sizes: [], exchangeSkuCode: "" };
  expect(wishes).toEqual([{ orderItemCode: "GL1-1", name: "Raung 5", count: 1, most: 3, ...worth, ...empty }]);
  expect(namesLeftOut(lines, wishes)).toEqual(["Pusaka"]);
});

test("a reason counts once it is chosen; until then the preview promises no delivery back", () => {
  const first = firstWishes(lines, [{ orderItemCode: "GL1-1", count: 3, ...worth, sizes }]);
  expect(productsToPreview(first)).toEqual([{ orderItemCode: "GL1-1", count: 1, reasonCode: "OTHER" }]);
  const changed = changeWish(first, "GL1-1", { count: 2, reasonCode: "DAMAGED" });
  expect(productsToSend(changed, "REFUND")).toEqual([{ orderItemCode: "GL1-1", count: 2, reasonCode: "DAMAGED" }]);
  expect(changeWish(changed, "GL1-9", { count: 9 })).toEqual(changed);
});

test("an exchange asks for a size of which there are enough, for each line", () => {
  const [first] = [firstWishes(lines, [{ orderItemCode: "GL1-1", count: 3, ...worth, sizes }])];
  const wishes = changeWish(first, "GL1-1", { reasonCode: "WRONG_SIZE", exchangeSkuCode: "R-44" });
  expect([isComplete(first, "REFUND"), isComplete(wishes, "REFUND"), isComplete(wishes, "EXCHANGE")]).toEqual([
    false,
    true,
    true,
  ]);
  const two = changeWish(wishes, "GL1-1", { count: 2 });
  expect(two.map((wish) => sizesFor(wish).map(({ sizeName }) => sizeName))).toEqual([["EU 43"]]);
  expect(isComplete(two, "EXCHANGE")).toBe(false);
  expect(productsToSend(wishes, "EXCHANGE")).toMatchObject([{ exchangeSkuCode: "R-44" }]);
  expect(canExchange(changeWish(wishes, "GL1-1", { count: 3 }))).toBe(false);
  expect(withoutOtherSize(changeWish(wishes, "GL1-1", { count: 3 }))).toEqual([wishes[0]?.name]);
  expect(withoutOtherSize(wishes)).toEqual([]);
});
