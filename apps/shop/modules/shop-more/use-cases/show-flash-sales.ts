import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { knownCampaigns, phaseOf } from "../../flash-sales/flash-sales.ts";
import { quotedCard, readCards } from "../../search/search.ts";

/**
 * The flash sales in memory with their goods as lists show them, each in the colour of the sku that
 * is on sale; what is left may be a second old.
 */
export async function showFlashSales(platform: Platform, language: Language) {
  const moment = platform.clock.now();
  const campaigns = knownCampaigns(platform);
  const codes = [...new Set(campaigns.flatMap(({ skus }) => skus.map(({ productCode }) => productCode)))];
  const cards = new Map((await readCards(platform, codes, language)).map((card) => [card.productCode, card]));
  return campaigns.map((campaign) => ({
    campaign,
    phase: phaseOf(campaign, moment),
    skus: campaign.skus.flatMap((sku) => {
      const card = cards.get(sku.productCode);
      const listed = card?.skuList.find(({ skuCode }) => skuCode === sku.skuCode);
      return card && listed ? [{ sku, card: quotedCard(card, listed.colourCode), listed }] : [];
    }),
  }));
}
