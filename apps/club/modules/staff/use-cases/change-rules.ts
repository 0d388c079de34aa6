import type { Platform } from "../../../platform/platform.ts";
import { checkRules, type ListedRules, listRules, planRules, withdrawPlannedRules } from "../../earning/earning.ts";
import { mayDo, type StaffPrincipal } from "../domain/authority.ts";
import { actOnce } from "./act-once.ts";

type Change = { readonly validFrom: Date; readonly reason: string; readonly key: string };

/** What the journal knows these acts by. */
const subject = "points-rules";

/** The rules of points: past, in force and planned. */
export async function readRules(
  platform: Platform,
  staff: StaffPrincipal,
): Promise<readonly ListedRules[] | "not allowed"> {
  return mayDo(staff, "change rules of points") ? listRules(platform) : "not allowed";
}

/**
 * Adds rules of points from a moment in the future on: what was ordered before earns by the rules
 * of its time. Holds the key.
 * @param written of the shape of `earningRules`, unchecked
 */
export async function addRules(
  platform: Platform,
  staff: StaffPrincipal,
  { validFrom, reason, key, written }: Change & { readonly written: unknown },
) {
  if (!mayDo(staff, "change rules of points")) return "not allowed";
  const rules = checkRules(written);
  if (typeof rules === "string") return rules;
  const details = { validFrom: validFrom.toISOString(), rules };
  const act = { name: "rules.added", subject, reason, key, details } as const;
  return actOnce(platform, staff, act, () => planRules(platform, validFrom, rules));
}

/** Takes back rules that have not begun. Holds the key, then the row. */
export async function withdrawRules(platform: Platform, staff: StaffPrincipal, { validFrom, reason, key }: Change) {
  if (!mayDo(staff, "change rules of points")) return "not allowed";
  const details = { validFrom: validFrom.toISOString() };
  const act = { name: "rules.withdrawn", subject, reason, key, details } as const;
  return actOnce(platform, staff, act, () => withdrawPlannedRules(platform, validFrom));
}
