import { describe, expect, test } from "vitest";
import { orderChanges, type SeenOrder } from "./order-changes.ts";

const line = {
  skuCode: "S1",
  activityCode: null,
  productName: "Hijab",
  quantity: 1,
  currPrice: 90_000,
  flashSale: null,
} as const;
const order: SeenOrder = { lines: [line], couponCode: null, lostCouponCode: null, coupon: null, promotions: [] };
const held = { ...line, flashSale: { holdEnd: "2026-11-27T10:09:47.000Z" } };
const dearer = { ...line, currPrice: 139_000 };
const coupon = { ...order, couponCode: "HEMAT25", coupon: { saved: 25_000 } };
const promotion = (activityName: string, saved: number) => ({ activityCode: activityName, activityName, saved });
const promoted = (...promotions: SeenOrder["promotions"]): SeenOrder => ({ ...order, promotions });
const lines = (...all: SeenOrder["lines"]): SeenOrder => ({ ...order, lines: all });

describe("[CHK-10~] why an order is no longer what the page showed", () => {
  const prices = { code: "S1", name: "Hijab", from: 90_000, to: 139_000 };
  test.each([
    ["nothing", order, order, []],
    ["a flash sale that is over", lines(held), lines(dearer), [{ what: "flashOver", ...prices }]],
    [
      "the time at its price",
      lines(held),
      lines({ ...dearer, flashSale: { holdEnd: null } }),
      [{ what: "holdOver", ...prices }],
    ],
    ["another price", order, lines(dearer), [{ what: "price", ...prices }]],
    [
      "fewer pieces",
      lines({ ...line, quantity: 3 }),
      order,
      [{ what: "quantity", code: "S1", name: "Hijab", from: 3, to: 1 }],
    ],
    [
      "goods taken out of the cart",
      lines(line, { ...line, skuCode: "S2", productName: "Bola" }),
      order,
      [{ what: "away", code: "S2", name: "Bola" }],
    ],
    ["a coupon taken off", coupon, order, [{ what: "couponOff", code: "HEMAT25", name: "HEMAT25" }]],
    [
      "one used up",
      coupon,
      { ...order, lostCouponCode: "HEMAT25" },
      [{ what: "couponLost", code: "HEMAT25", name: "HEMAT25" }],
    ],
    [
      "one that saves nothing now",
      coupon,
      { ...coupon, coupon: { saved: 0 } },
      [{ what: "couponIdle", code: "HEMAT25", name: "HEMAT25" }],
    ],
    [
      "another coupon",
      coupon,
      { ...coupon, couponCode: "BARU" },
      [
        { what: "couponOff", code: "HEMAT25", name: "HEMAT25" },
        { what: "couponOn", code: "BARU", name: "BARU" },
      ],
    ],
    [
      "a promotion that ended as another began",
      promoted(promotion("Beli 3 gratis 1", 40_000), promotion("Tas", 0)),
      promoted(promotion("Beli 2 gratis 1", 40_000)),
      [
        { what: "promotionOver", code: "Beli 3 gratis 1", name: "Beli 3 gratis 1" },
        { what: "promotionBegun", code: "Beli 2 gratis 1", name: "Beli 2 gratis 1" },
      ],
    ],
    [
      "one that gives nothing any more",
      promoted(promotion("A", 10)),
      promoted(promotion("A", 0)),
      [{ what: "promotionIdle", code: "A", name: "A" }],
    ],
  ] as const)("%s", (_what, before, now, changes) => {
    expect(orderChanges(before, now)).toEqual(changes);
  });
});
