import { noPoints, type Points, points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectStandingBonus } from "../../ledger/ledger.ts";
import { linkBonusCause } from "../domain/facts.ts";
import { selectRules } from "../storage/rules.ts";

/**
 * The bonus that a linked member's next purchase brings for linking; 0 once they have it [CLB-09].
 */
export async function linkBonusToCome(platform: Platform, memberCode: string): Promise<Points> {
  if (await selectStandingBonus(platform, linkBonusCause(memberCode))) return noPoints;
  return points((await selectRules(platform, platform.clock.now())).linkBonus);
}
