import { rupiah } from "@gelora/money/rupiah.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EarningRules, earningRules } from "./earning-rules.ts";
import { pointsOfLine } from "./points-of-line.ts";
import { type EarnedPiece, piecesToReverse, pointsOf } from "./receipt.ts";
import { tierProgress, yearBefore } from "./tier.ts";

const bronze = { code: "BRONZE", fromSpend: 0, pointsPerTenThousand: 100 };
const silver = { code: "SILVER", fromSpend: 5_000_000, pointsPerTenThousand: 150 };
const rules: EarningRules = {
  tiers: [bronze, silver],
  boosts: [],
  rounding: "down",
  returnWindowDays: 14,
  linkBonus: 100,
};
const at = new Date("2026-11-22T05:00:00Z");
const line = (...amounts: number[]) => ({ amounts: amounts.map(rupiah) });

describe("the points of a line", () => {
  test("are a share of what was charged, by tier, rounded once and split over the pieces", () => {
    expect(pointsOfLine(line(154_580, 154_581), bronze, at, rules)).toEqual([1545, 1546]);
    expect(pointsOfLine(line(154_580, 154_581), silver, at, rules)).toEqual([2318, 2319]);
    expect(pointsOfLine(line(99), bronze, at, rules)).toEqual([0]);
    expect(pointsOfLine(line(50, 50), bronze, at, { ...rules, rounding: "half up" })).toEqual([1, 0]);
    expect(pointsOfLine(line(49), bronze, at, { ...rules, rounding: "half up" })).toEqual([0]);
  });

  test("are more while the best boost for their brand, category and time applies", () => {
    const boosts: EarningRules["boosts"] = [
      { code: "RUNNING", percent: 200, categoryCode: "running" },
      { code: "PAYDAY", percent: 300, from: "2026-11-25T00:00:00Z", until: "2026-11-28T00:00:00Z" },
      { code: "BRAND", percent: 50, brandCode: "LANGKAH" },
    ];
    const boosted = (what: object, moment: string) =>
      pointsOfLine({ ...line(10_000), ...what }, bronze, new Date(moment), { ...rules, boosts })[0];
    expect(boosted({}, "2026-11-22T00:00:00Z")).toBe(100);
    expect(boosted({ categoryCodes: ["footwear", "running"] }, "2026-11-22T00:00:00Z")).toBe(200);
    expect(boosted({ brandCode: "LANGKAH" }, "2026-11-22T00:00:00Z")).toBe(50);
    expect(boosted({ categoryCodes: ["running"] }, "2026-11-25T00:00:00Z")).toBe(300);
    expect(boosted({}, "2026-11-27T23:59:59Z")).toBe(300);
    expect(boosted({}, "2026-11-28T00:00:00Z")).toBe(100);
  });

  test("sum to the points of the line, whatever was charged", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 20 }), (amounts) => {
        const pieces = pointsOfLine(line(...amounts), silver, at, rules);
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(Math.floor((total * 150) / 10_000));
        expect(pieces.every((one) => one >= 0 && Number.isInteger(one))).toBe(true);
      }),
    );
  });
});

test("a tier is reached with the rupiah that it asks for", () => {
  expect(tierProgress(rules, rupiah(4_999_999)).tier).toEqual(bronze);
  expect(tierProgress(rules, rupiah(5_000_000)).tier).toEqual(silver);
  expect(yearBefore(new Date("2026-11-22T05:00:00Z")).toISOString()).toBe("2025-11-22T05:00:00.000Z");
});

test.each([
  ["no tiers", { tiers: [] }],
  ["a first tier that not everybody reaches", { tiers: [silver] }],
  ["tiers out of order", { tiers: [bronze, silver, { ...silver, code: "GOLD" }] }],
  ["half a percent", { boosts: [{ code: "X", percent: 0.5 }] }],
  ["an unknown rounding", { rounding: "up" }],
  ["a bonus below zero", { linkBonus: -1 }],
])("rules with %s are refused", (_case, wrong) => {
  expect(earningRules.safeParse(rules).success).toBe(true);
  expect(earningRules.safeParse({ ...rules, ...wrong }).success).toBe(false);
});

test("a reversal takes the pieces that were charged the same, and in any order the same ones", () => {
  const pieces: EarnedPiece[] = [334, 333, 333].map((amount, index) => ({
    orderItemCode: "GL1-1",
    piece: index + 1,
    amount: rupiah(amount),
    points: pointsOfLine(line(amount * 100), bronze, at, rules)[0] ?? pointsOf([]),
    reversedBy: null,
  }));
  const take = (...amounts: number[]) =>
    piecesToReverse(pieces, { lines: [{ orderItemCode: "GL1-1", amounts: amounts.map(rupiah) }] }).map(
      ({ piece }) => piece,
    );
  expect(take(333)).toEqual([2]);
  expect(take(333, 334)).toEqual([2, 1]);
  expect(take(333, 333, 334, 333)).toEqual([2, 3, 1]);
  expect(take(100)).toEqual([1]);
  expect(piecesToReverse(pieces, { lines: [{ orderItemCode: "GL1-2", amounts: [rupiah(333)] }] })).toEqual([]);
});
