import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { skuCampaignAnswer } from "../../flash-sales/sku-campaign.ts";
import { showFlashSales } from "../use-cases/show-flash-sales.ts";

/** [PRM-17, HOM-13] */
export const flashSale: QueryResolvers["flashSale"] = async (_parent, _input, { platform, language }) => {
  const campaigns = await showFlashSales(platform, language);
  return {
    serverTime: platform.clock.now().toISOString(),
    campaignList: campaigns.map(({ campaign, phase, skus }) => ({
      activityCode: campaign.code,
      activityName: campaign.name[language],
      state: phase,
      beginTime: campaign.begins.toISOString(),
      endTime: campaign.ends.toISOString(),
      skuList: skus.map(({ sku, card, listed }) => ({
        skuCode: sku.skuCode,
        skuName: (listed.attributeValues ?? []).map(({ value }) => value).join(", "),
        product: card,
        productPrice: listed.productPrice,
        skuCampaign: skuCampaignAnswer(sku),
        quota: sku.quota,
      })),
    })),
  };
};
