import { minutes } from "@gelora/service-kit/durations.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { EarningRules } from "../domain/earning-rules.ts";
import { writtenRules } from "../domain/written-rules.ts";
import { deleteRules, insertRules, selectAllRules } from "../storage/rules.ts";

/** Rules and what becomes of them; `past` ones still judge purchases of their time. */
export type ListedRules = {
  readonly validFrom: Date;
  readonly state: "past" | "in force" | "planned";
  readonly rules: EarningRules;
};

const tooEarly = "the moment should be in the future, by a minute at least";

/** All rules there have been and are planned, the earliest first. */
export async function listRules(platform: Platform): Promise<readonly ListedRules[]> {
  const all = await selectAllRules(platform);
  const now = platform.clock.now();
  return all.map((each, index) => {
    const next = all[index + 1];
    const state = each.validFrom > now ? "planned" : next && next.validFrom <= now ? "past" : "in force";
    return { ...each, state };
  });
}

/** @returns the rules, checked, or what is wrong with them */
export function checkRules(written: unknown): EarningRules | `wrong rules: ${string}` {
  const read = writtenRules.safeParse(written);
  return read.success ? read.data : `wrong rules: ${z.prettifyError(read.error)}`;
}

/**
 * Adds rules that will be in force from a moment to the next row's, in the caller's transaction.
 * The moment lies ahead, so no purchase made until now earns otherwise. Of two callers for one
 * moment, one adds.
 */
export async function planRules(
  platform: Platform,
  validFrom: Date,
  rules: EarningRules,
): Promise<"done" | typeof tooEarly | "rules begin at that moment already"> {
  if (!isAhead(platform, validFrom)) return tooEarly;
  return (await insertRules(platform, validFrom, rules)) ? "done" : "rules begin at that moment already";
}

/** Deletes rules that have not begun, in the caller's transaction. */
export async function withdrawPlannedRules(
  platform: Platform,
  validFrom: Date,
): Promise<"done" | typeof tooEarly | "no rules begin at that moment"> {
  if (!isAhead(platform, validFrom)) return tooEarly;
  return (await deleteRules(platform, validFrom)) ? "done" : "no rules begin at that moment";
}

function isAhead(platform: Platform, moment: Date): boolean {
  return moment.getTime() - platform.clock.now().getTime() >= minutes(1);
}
