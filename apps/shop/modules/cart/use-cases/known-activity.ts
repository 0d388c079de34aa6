import type { Platform } from "../../../platform/platform.ts";
import { hasCampaign, knownCampaigns } from "../../flash-sales/flash-sales.ts";
import { hasOffer, runningPromotions } from "../../promotions/promotions.ts";

/**
 * Whether a code is a promotion's or a flash sale's, of any time. Those of the moment are found in
 * memory, so a rush asks the database nothing.
 */
export async function isKnownActivity(platform: Platform, activityCode: string): Promise<boolean> {
  const now = [...knownCampaigns(platform), ...runningPromotions(platform)];
  if (now.some(({ code }) => code === activityCode)) return true;
  return (await hasOffer(platform, activityCode)) || hasCampaign(platform, activityCode);
}
