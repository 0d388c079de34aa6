import { tierName } from "@gelora/contracts/tier-name.ts";
import { expect, test } from "vitest";
import { tierProgress } from "./tier-progress.ts";

const [bronze, silver, gold] = [
  { code: "BRONZE", fromSpend: 0, pointsPerTenThousand: 100 },
  { code: "SILVER", fromSpend: 5_000_000, pointsPerTenThousand: 150 },
  { code: "GOLD", fromSpend: 15_000_000, pointsPerTenThousand: 200 },
];
const tiers = [bronze, silver, gold].flatMap((tier) => tier ?? []);

test("the way to the next tier is measured between the two thresholds", () => {
  expect(tierProgress({ tier: bronze, tiers, spend: 1_250_000 })).toEqual({
    next: { code: "SILVER", missing: 3_750_000 },
    share: 0.25,
  });
  expect(tierProgress({ tier: silver, tiers, spend: 5_000_000 })).toEqual({
    next: { code: "GOLD", missing: 10_000_000 },
    share: 0,
  });
});

test("the highest tier has nothing above it", () => {
  expect(tierProgress({ tier: gold, tiers, spend: 20_000_000 })).toEqual({ next: undefined, share: 1 });
});

test("a spend that the tier does not fit any more stays within the bar", () => {
  expect(tierProgress({ tier: silver, tiers, spend: 1_000_000 }).share).toBe(0);
  expect(tierProgress({ tier: bronze, tiers, spend: 6_000_000 })).toEqual({
    next: { code: "SILVER", missing: 0 },
    share: 1,
  });
});

test("tiers are written as names", () =>
  expect(tiers.map(({ code }) => tierName(code))).toEqual(["Bronze", "Silver", "Gold"]));
