import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addPointsTo } from "../ledger.ts";

let members = 0;

/** A member with a lot of each of these sizes, the first the soonest to expire. */
export async function memberWithPoints(platform: Platform, ...lots: readonly number[]): Promise<string> {
  members += 1;
  const memberCode = `MC-${members}`;
  for (const [index, lot] of lots.entries())
    await addPointsTo(platform, { memberCode, fact: `added:${memberCode}:${index}`, points: points(lot) });
  return memberCode;
}
