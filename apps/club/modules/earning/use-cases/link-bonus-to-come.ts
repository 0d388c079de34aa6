import { noPoints, type Points, points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isBooked } from "../../ledger/ledger.ts";
import { linkBonusFact } from "../domain/facts.ts";
import { selectRules } from "../storage/rules.ts";

/** What a linked member's next purchase brings for having linked; 0 once it came [CLB-09]. */
export async function linkBonusToCome(platform: Platform, memberCode: string): Promise<Points> {
  if (await isBooked(platform, linkBonusFact(memberCode))) return noPoints;
  return points((await selectRules(platform, platform.clock.now())).linkBonus);
}
