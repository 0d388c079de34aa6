import type { Platform } from "../../../platform/platform.ts";
import { releaseHold } from "../../stock/stock.ts";
import { reserveOf } from "../domain/reserve.ts";
import { closeEnded } from "../storage/campaigns.ts";
import { endExpiredHolds } from "../storage/holds.ts";
import { deleteMissedPlaces } from "../storage/line.ts";
import { followCampaigns, knownCampaigns } from "./live-campaigns.ts";

/**
 * Releases expired holds, closes campaigns that are over and frees the rest of their stock.
 * Every process may do it at once: each statement ends a thing once.
 */
export async function tidyFlashSales(platform: Platform): Promise<void> {
  if (knownCampaigns(platform).length > 0) {
    await endExpiredHolds(platform);
    await deleteMissedPlaces(platform);
  }
  await platform.database.transaction(async () => {
    for (const code of await closeEnded(platform)) await releaseHold(platform, reserveOf(code));
  });
  await followCampaigns(platform);
}
