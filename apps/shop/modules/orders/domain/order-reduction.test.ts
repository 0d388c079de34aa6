import { rupiah } from "@gelora/money/rupiah.ts";
import { expect, test } from "vitest";
import { givenOfUnits, type OrderReduction, reductionsOfUnits } from "./order-reduction.ts";

const names = { "en-US": "Run light", "id-ID": "Lari Hemat" };
const promotion = (lineNumber: number, units: Record<number, number>, word = "promotion"): OrderReduction => ({
  orderCode: "GL1",
  lineNumber,
  source: "PROMOTION",
  code: "HEMAT",
  explanation: { word, names } as unknown as OrderReduction["explanation"],
  amount: rupiah(Object.values(units).reduce((sum, amount) => sum + amount, 0)),
  units: Object.fromEntries(Object.entries(units).map(([unit, amount]) => [unit, rupiah(amount)])),
});

test("[ORD-31] an offer is named once with what it took off the named units, and not with the freight's part", () => {
  const reductions = [promotion(1, { 1: 30_000, 2: 20_000 }), promotion(2, { 1: 5000 }), promotion(0, { 0: 9000 })];
  const lines = [
    { lineNumber: 1, quantity: 2 },
    { lineNumber: 2, quantity: 1 },
  ];
  expect(reductionsOfUnits(lines, { reductions }, "id-ID")).toEqual([{ name: "Lari Hemat", amount: 55_000 }]);
  const last = [{ lineNumber: 1, firstUnit: 2, quantity: 1 }];
  expect(reductionsOfUnits(last, { reductions }, "en-US")).toEqual([{ name: "Run light", amount: 20_000 }]);
});

test("a gift is off its own line and no reduction of the sum", () => {
  const reductions = [promotion(1, { 2: 99_000 }, "gift")];
  expect(reductionsOfUnits([{ lineNumber: 1, quantity: 2 }], { reductions }, "id-ID")).toEqual([]);
  expect(givenOfUnits({ lineNumber: 1, quantity: 2 }, { reductions })).toBe(99_000);
  expect(givenOfUnits({ lineNumber: 1, quantity: 1 }, { reductions })).toBe(0);
});
