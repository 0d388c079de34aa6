import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { exchangedUnits } from "./exchanged-units.ts";
import { chooseUnits, freeUnits, ownedUnits, pricedUnits } from "./refund-of-units.ts";

const goods = {
  lines: [
    { lineNumber: 1, skuCode: "R-42" },
    { lineNumber: 2, skuCode: "CAP" },
  ],
  received: new Map([
    [1, 3],
    [2, 1],
  ]),
};
const owned = ownedUnits(goods, []);
const wish = (lineNumber: number, quantity: number, reasonCode = "WRONG_SIZE" as const) => ({
  lineNumber,
  quantity,
  reasonCode,
});

describe("the units of a return", () => {
  test("the last that the shopper still has are taken first", () => {
    expect(chooseUnits(owned, [wish(1, 2)])).toMatchObject([{ unitNumber: 3 }, { unitNumber: 2 }]);
    expect(chooseUnits(freeUnits(owned, [{ lineNumber: 1, unitNumber: 2 }]), [wish(1, 2)])).toMatchObject([
      { unitNumber: 3 },
      { unitNumber: 1 },
    ]);
  });

  test("a wish for more than there is names what is left, whatever lines it is split into", () => {
    expect(chooseUnits(freeUnits(owned, [{ lineNumber: 1, unitNumber: 3 }]), [wish(1, 3)])).toEqual({
      lineNumber: 1,
      left: 2,
    });
    expect(chooseUnits(owned, [wish(1, 2), wish(1, 2)])).toEqual({ lineNumber: 1, left: 1 });
    expect(chooseUnits(owned, [wish(7, 1)])).toEqual({ lineNumber: 7, left: 0 });
  });
});

describe("after exchanges", () => {
  const [size43, size44] = [43, 44].map((size) => ({ skuCode: `R-${size}`, sizeName: `EU ${size}` }));
  const unit = (unitNumber: number, exchange = size43) => ({ lineNumber: 1, unitNumber, exchange: exchange ?? null });
  const returns = [
    { state: "EXCHANGED", units: [unit(3), unit(2)] },
    { state: "REJECTED", units: [unit(1)] },
    { state: "EXCHANGED", units: [unit(3, size44)] },
    { state: "RECEIVED", units: [unit(2, size44)] },
  ] as const;
  const now = ownedUnits(goods, exchangedUnits(returns));

  test("a unit has the size of its last exchange that has ended", () => {
    expect(now.map(({ unitNumber, skuCode, size }) => [unitNumber, skuCode, size])).toEqual([
      [3, "R-44", size44],
      [2, "R-43", size43],
      [1, "R-42", null],
      [1, "CAP", null],
    ]);
  });

  test("anyone who names a size returns a piece in it; without a size any piece of the line will do", () => {
    expect(chooseUnits(now, [{ ...wish(1, 1), skuCode: "R-42" }])).toMatchObject([{ unitNumber: 1 }]);
    expect(chooseUnits(now, [{ ...wish(1, 2), skuCode: "R-43" }])).toEqual({ lineNumber: 1, left: 1 });
    expect(chooseUnits(now, [wish(1, 2)])).toMatchObject([{ size: size44 }, { size: size43 }]);
  });
});

test("a unit gives back what was charged for it, and the points that paid for it", () => {
  const unit = (charged: number, points: number) => ({ charged: rupiah(charged), points: rupiah(points) });
  const receipt = { units: new Map([[1, [unit(141_254, 13_326), unit(141_255, 13_327)]]]) };
  const chosen = [2, 1].map((unitNumber) => ({ lineNumber: 1, unitNumber, reasonCode: "DAMAGED" as const }));
  expect(pricedUnits(receipt, chosen)).toMatchObject([
    { unitNumber: 2, charged: 141_255, points: 13_327 },
    { unitNumber: 1, charged: 141_254, points: 13_326 },
  ]);
});
