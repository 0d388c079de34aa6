import { expect, test } from "vitest";
import {
  askedWishes,
  canExchange,
  changeWish,
  chosenSize,
  firstWishes,
  isComplete,
  type LineWish,
  namesLeftOut,
  productsToPreview,
  productsToSend,
  sizesFor,
  soldOutOf,
  withoutOtherSize,
  withSoldOut,
} from "./return-form.ts";

const lines = [
  { orderItemCode: "GL1-1", name: "Raung 5" },
  { orderItemCode: "GL1-2", name: "Pusaka" },
];
const shoe = { skuCode: "R-42", skuName: "Raung 5, EU 42" };
const worth = { amount: 900_000, points: 0, hasOtherSizes: true };
const sizes = [
  { skuCode: "R-43", sizeName: "EU 43", stock: 2 },
  { skuCode: "R-44", sizeName: "EU 44", stock: 1 },
];

const changeFirst = (wishes: readonly LineWish[], change: Parameters<typeof changeWish>[2]) =>
  wishes.flatMap((wish, index) => (index === 0 ? changeWish([wish], wish, change) : wish));

test("only lines of which something can be returned are asked about, one piece each", () => {
  const wishes = firstWishes(lines, [
    { orderItemCode: "GL1-1", ...shoe, count: 3, ...worth, sizes: [] },
    { orderItemCode: "GL1-2", ...shoe, count: 0, ...worth, sizes: [] },
    { orderItemCode: "GL1-3", ...shoe, count: 1, ...worth, sizes: [] },
  ]);
  const first = { skuCode: "R-42", count: 1, least: 1, most: 3, reasonCode: "", sizes: [], exchangeSkuCode: "" };
  expect(wishes).toEqual([{ orderItemCode: "GL1-1", name: "Raung 5, EU 42", ...first, ...worth }]);
  expect(namesLeftOut(lines, wishes)).toEqual(["Pusaka"]);
});

test("a reason counts once it is chosen; until then the preview promises no delivery back", () => {
  const wishes = firstWishes(lines, [{ orderItemCode: "GL1-1", ...shoe, count: 3, ...worth, sizes }]);
  const pieces = { orderItemCode: "GL1-1", skuCode: "R-42" };
  expect(productsToPreview(wishes)).toEqual([{ ...pieces, count: 1, reasonCode: "OTHER" }]);
  const changed = changeFirst(wishes, { count: 2, reasonCode: "DAMAGED" });
  expect(productsToSend(changed, "REFUND")).toEqual([{ ...pieces, count: 2, reasonCode: "DAMAGED" }]);
});

test("an exchange asks for a size of which there are enough, for each line", () => {
  const first = firstWishes(lines, [{ orderItemCode: "GL1-1", ...shoe, count: 3, ...worth, sizes }]);
  const wishes = changeFirst(first, { reasonCode: "WRONG_SIZE", exchangeSkuCode: "R-44" });
  expect([isComplete(first, "REFUND"), isComplete(wishes, "REFUND"), isComplete(wishes, "EXCHANGE")]).toEqual([
    false,
    true,
    true,
  ]);
  const two = changeFirst(wishes, { count: 2 });
  expect(two.map((wish) => sizesFor(wish).map(({ sizeName }) => sizeName))).toEqual([["EU 43"]]);
  expect(isComplete(two, "EXCHANGE")).toBe(false);
  expect(productsToSend(wishes, "EXCHANGE")).toMatchObject([{ exchangeSkuCode: "R-44" }]);
  expect(canExchange(changeFirst(wishes, { count: 3 }))).toBe(false);
  expect(withoutOtherSize(changeFirst(wishes, { count: 3 }))).toEqual([wishes[0]?.name]);
  expect(withoutOtherSize(wishes)).toEqual([]);
});

test("a line with pieces in two sizes asks about each, and only what goes back counts", () => {
  const other = { skuCode: "R-43", skuName: "Raung 5, EU 43" };
  const first = firstWishes(lines, [
    { orderItemCode: "GL1-1", ...shoe, count: 2, ...worth, sizes },
    { orderItemCode: "GL1-1", ...other, count: 1, ...worth, sizes: [] },
  ]);
  expect(first.map(({ name, count, least, most }) => [name, count, least, most])).toEqual([
    ["Raung 5, EU 42", 1, 0, 2],
    ["Raung 5, EU 43", 0, 0, 1],
  ]);
  expect(canExchange(askedWishes(first))).toBe(true);
  const none = changeFirst(first, { count: 0 });
  expect(isComplete(askedWishes(none), "REFUND")).toBe(false);
  const [, second] = none;
  const changed = second ? changeWish(none, second, { count: 1, reasonCode: "WRONG_SIZE" }) : none;
  expect(productsToSend(askedWishes(changed), "REFUND")).toEqual([
    { orderItemCode: "GL1-1", skuCode: "R-43", count: 1, reasonCode: "WRONG_SIZE" },
  ]);
});

test("a size that sold out while the form was open is out of the list, and a shopper who chose it chooses again", () => {
  const first = firstWishes(lines, [
    { orderItemCode: "GL1-1", ...shoe, count: 1, ...worth, sizes },
    { orderItemCode: "GL1-2", ...shoe, count: 1, ...worth, sizes },
  ]);
  const [chosen, other] = changeFirst(first, { reasonCode: "WRONG_SIZE", exchangeSkuCode: "R-44" });
  if (!chosen || !other) throw new Error("two lines were asked about");
  const soldOut = soldOutOf({ code: "SOLD_OUT", details: { skuCode: "R-44", left: 0, name: "EU 44" } });
  expect(soldOut).toEqual({ skuCode: "R-44", left: 0 });
  if (!soldOut) throw new Error("nothing is sold out");
  const after = withSoldOut([chosen, other], soldOut);
  expect(after.map((wish) => [chosenSize(wish), wish.soldOutSize])).toEqual([
    [undefined, "EU 44"],
    [undefined, undefined],
  ]);
  for (const wish of after) expect(sizesFor(wish).map(({ sizeName }) => sizeName)).toEqual(["EU 43"]);
  expect(isComplete(after, "EXCHANGE")).toBe(false);
});

test("only what is sold out is shown at the field of the size", () => {
  for (const refusal of [{ code: "RETURN_TOO_MANY", details: { n: 1 } }, { code: "SOLD_OUT" }])
    expect(soldOutOf(refusal)).toBeUndefined();
});
