import { type Points, points } from "@gelora/money/points.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import { splitWhole } from "@gelora/money/split-whole.ts";
import type { EarningRules, Tier } from "./earning-rules.ts";

/** A line of a purchase, as far as rules consider it. */
type Line = {
  readonly brandCode?: string | undefined;
  readonly categoryCodes?: readonly string[] | undefined;
  /** What was charged for each piece. */
  readonly amounts: readonly Rupiah[];
};

/**
 * The points of each piece of a line: computed for the line, rounded once, and split by what was
 * charged, so that each piece can go back with its own points.
 * @param orderedAt decides about boosts with a time
 */
export function pointsOfLine(line: Line, tier: Tier, orderedAt: Date, rules: EarningRules): readonly Points[] {
  const amount = line.amounts.reduce<bigint>((sum, one) => sum + BigInt(one), 0n);
  const exact = amount * BigInt(tier.pointsPerTenThousand) * BigInt(percentFor(line, orderedAt, rules));
  return splitWhole(round(exact, 10_000n * 100n, rules.rounding), line.amounts).map(points);
}

function percentFor(line: Line, orderedAt: Date, { boosts }: EarningRules): number {
  const percents = boosts
    .filter(({ brandCode }) => brandCode === undefined || brandCode === line.brandCode)
    .filter(({ categoryCode }) => categoryCode === undefined || line.categoryCodes?.includes(categoryCode))
    .filter(({ from }) => from === undefined || orderedAt >= new Date(from))
    .filter(({ until }) => until === undefined || orderedAt < new Date(until))
    .map(({ percent }) => percent);
  return percents.length === 0 ? 100 : Math.max(...percents);
}

function round(dividend: bigint, divisor: bigint, rounding: EarningRules["rounding"]): number {
  return Number((rounding === "down" ? dividend : dividend + divisor / 2n) / divisor);
}
