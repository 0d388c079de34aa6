import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { campaignPeriod } from "../model/campaign-period.ts";
import type { FlashCampaign } from "../model/campaigns.ts";

/** When a campaign runs: one day with its hours, or both days. */
export function Period({ campaign }: { readonly campaign: Pick<FlashCampaign, "begins" | "ends"> }) {
  const words = useWords("flash-sale");
  const period = campaignPeriod(campaign.begins, campaign.ends, usePage().language);
  const sentence = period.day === period.lastDay ? "periodOfDay" : "periodOfDays";
  return <p className="figures mt-1 text-quiet text-sm">{words(sentence, period)}</p>;
}
