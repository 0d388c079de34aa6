import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { chooseUnits, pricedUnits } from "./refund-of-units.ts";

const received = new Map([
  [1, 3],
  [2, 1],
]);
const wish = (lineNumber: number, quantity: number, reasonCode = "WRONG_SIZE" as const) => ({
  lineNumber,
  quantity,
  reasonCode,
});

describe("the units of a return", () => {
  test("the last that the shopper still has are taken first", () => {
    expect(chooseUnits(received, [], [wish(1, 2)])).toMatchObject([{ unitNumber: 3 }, { unitNumber: 2 }]);
    expect(chooseUnits(received, [{ lineNumber: 1, unitNumber: 2 }], [wish(1, 2)])).toMatchObject([
      { unitNumber: 3 },
      { unitNumber: 1 },
    ]);
  });

  test("a wish for more than there is names what is left, whatever lines it is split into", () => {
    expect(chooseUnits(received, [{ lineNumber: 1, unitNumber: 3 }], [wish(1, 3)])).toEqual({ lineNumber: 1, left: 2 });
    expect(chooseUnits(received, [], [wish(1, 2), wish(1, 2)])).toEqual({ lineNumber: 1, left: 1 });
    expect(chooseUnits(received, [], [wish(7, 1)])).toEqual({ lineNumber: 7, left: 0 });
  });
});

test("a unit gives back what was charged for it, and the points that paid for it", () => {
  const unit = (charged: number, points: number) => ({ charged: rupiah(charged), points: rupiah(points) });
  const receipt = { units: new Map([[1, [unit(141_254, 13_326), unit(141_255, 13_327)]]]) };
  const chosen = [2, 1].map((unitNumber) => ({ lineNumber: 1, unitNumber, reasonCode: "DAMAGED" as const }));
  expect(pricedUnits(receipt, chosen)).toMatchObject([
    { unitNumber: 2, charged: 141_255, points: 13_327, exchange: null },
    { unitNumber: 1, charged: 141_254, points: 13_326, exchange: null },
  ]);
});
