import type { Platform } from "../../../platform/platform.ts";
import { linkBonusToCome, selectPendingPoints, showTier } from "../../earning/earning.ts";
import { selectBalances, selectExpiries } from "../../ledger/ledger.ts";

/** Everything that a member's page of points shows. */
export async function showPoints(platform: Platform, memberCode: string) {
  return {
    balances: await selectBalances(platform, memberCode),
    pending: await selectPendingPoints(platform, memberCode),
    expiries: await selectExpiries(platform, memberCode),
    progress: await showTier(platform, memberCode),
    linkBonus: await linkBonusToCome(platform, memberCode),
  };
}
