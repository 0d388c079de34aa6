import { returnWindowDays } from "@gelora/contracts/return-window-days.ts";
import { z } from "zod";
import { boost, earningRules, rulesShape, tier } from "./earning-rules.ts";

/**
 * Rules as staff write them. Stricter than what is read: an unknown field is an error, since a
 * boost whose `brandCode` is misspelt would be a boost for everything. Moments may have any offset
 * and are stored in UTC.
 */
export const writtenRules = z
  .strictObject({
    ...rulesShape,
    tiers: z.array(z.strictObject(tier.shape)).min(1).max(20),
    boosts: z.array(
      z
        .strictObject({ ...boost.shape, from: inUtc().optional(), until: inUtc().optional() })
        .refine(
          ({ from, until }) => from === undefined || until === undefined || from < until,
          "ends before it begins",
        ),
    ),
    returnWindowDays: rulesShape.returnWindowDays.min(
      returnWindowDays,
      `is shorter than the shop's, in which goods can go back: ${returnWindowDays} days`,
    ),
    linkBonus: rulesShape.linkBonus.max(1_000_000),
  })
  .refine(({ tiers }) => areUnique(tiers), { path: ["tiers"], error: "two tiers have one code" })
  .refine(({ boosts }) => areUnique(boosts), { path: ["boosts"], error: "two boosts have one code" })
  .pipe(earningRules);

function inUtc() {
  const error = "is no moment with its offset, such as 2026-12-12T09:00:00+07:00";
  return z.iso.datetime({ offset: true, error }).transform((moment) => new Date(moment).toISOString());
}

function areUnique(coded: readonly { readonly code: string }[]): boolean {
  return new Set(coded.map(({ code }) => code)).size === coded.length;
}
