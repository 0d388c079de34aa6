import type { Platform } from "../../../platform/platform.ts";
import { hasCampaign, knownCampaigns } from "../../flash-sales/flash-sales.ts";
import { hasOffer, runningPromotions } from "../../promotions/promotions.ts";

/**
 * Whether a code is a promotion's or a flash sale's, of any time. Those of the moment are found in
 * memory, so a rush asks the database nothing.
 */
export async function isKnownActivity(platform: Platform, activityCode: string): Promise<boolean> {
  const isMeant = ({ code }: { readonly code: string }) => code === activityCode;
  if (knownCampaigns(platform).some(isMeant) || runningPromotions(platform).some(isMeant)) return true;
  return (await hasOffer(platform, activityCode)) || hasCampaign(platform, activityCode);
}
