import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { type CheckoutLine, isChanged, linesInCart, supportCod } from "./checkout.ts";

const line: CheckoutLine = {
  cartLineId: "a",
  skuCode: "SHOE-42",
  productCode: "SHOE",
  orgCode: "GELORA",
  activityCode: null,
  quantity: 3,
};

describe("a checkout and its cart (Q70)", () => {
  test.each([
    ["as many", [{ ...line }], [line]],
    ["fewer", [{ ...line, quantity: 1 }], [{ ...line, quantity: 1 }]],
    ["more", [{ ...line, quantity: 5 }], [line]],
    ["none", [], []],
    [
      "put back under another id",
      [{ ...line, cartLineId: "b", quantity: 2 }],
      [{ ...line, cartLineId: "b", quantity: 2 }],
    ],
  ])("which has %s of its pieces", (_case, cart, expected) => {
    expect(linesInCart([line], cart)).toEqual(expected);
  });

  test("two lines of one sku never share a line of the cart", () => {
    const pickup = { ...line, cartLineId: "b" };
    expect(linesInCart([line, pickup], [pickup])).toEqual([pickup]);
  });
});

describe("whether an order is what the shopper agreed to", () => {
  const now = { fingerprint: "now", goodsAmount: rupiah(100), total: rupiah(118) };
  test.each([
    ["what was shown, at its total", now, 118, false],
    ["what was shown, no total named", now, undefined, false],
    ["what was shown, at another total", now, 117, true],
    ["something else than was shown", { ...now, fingerprint: "before", goodsAmount: rupiah(90) }, undefined, true],
    ["something else, at its new total", { ...now, fingerprint: "before", goodsAmount: rupiah(90) }, 118, false],
    ["something else for the same money", { ...now, fingerprint: "before" }, 118, true],
    ["nothing was kept, at the total of now", undefined, 118, false],
  ])("%s", (_case, shown, agreedTotal, expected) => {
    expect(isChanged(now, shown, agreedTotal)).toBe(expected);
  });
});

describe("cash at the door", () => {
  test.each([
    ["mixed", [{ deliveryDate: "2026-12-24" }, {}], 0],
    ["only pre-order", [{ deliveryDate: "2026-12-24" }, { deliveryDate: "2026-12-25" }], 1],
    ["only normal", [{}, {}], 1],
  ])("[CHK-19] cash with goods that are %s: %i", (_case, lines, expected) => {
    expect(supportCod(lines)).toBe(expected);
  });
});
