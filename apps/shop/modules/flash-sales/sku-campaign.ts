import { type Language } from "@gelora/locale/language.ts";
import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ProductActivity, SkuCampaign } from "../../platform/schema.generated.ts";
import { type FlashSku, phaseOf } from "./domain/campaign.ts";
import { campaignSku, type RunningSku } from "./use-cases/live-campaigns.ts";

/** What pages show of a sku in a flash sale that runs or comes. */
export type ShownCampaign = {
  readonly skuCampaign: SkuCampaign;
  readonly activity: ProductActivity;
  /** What a piece costs now, if the campaign gives one for less. */
  readonly price: Rupiah | undefined;
  /** The first day that pieces at this price are shipped, yyyy-MM-dd; undefined for at once. */
  readonly shipsOn: string | undefined;
  /** Pieces of the campaign that can be had now, apart from the common stock. */
  readonly pieces: number;
};

/** @param salePrice the common price of the moment, whole rupiah [LST-19, PRM-18] */
export function shownCampaign(
  platform: Platform,
  { skuCode, salePrice }: { readonly skuCode: string; readonly salePrice: number },
  language: Language,
): ShownCampaign | undefined {
  const sku = campaignSku(platform, skuCode);
  if (!sku) return undefined;
  const isOpen = phaseOf(sku.campaign, platform.clock.now()) === "RUNNING" && sku.left > 0;
  const price = isOpen && sku.price < salePrice ? rupiah(sku.price) : undefined;
  return {
    skuCampaign: skuCampaignAnswer(sku),
    activity: activityOf(sku, language),
    price,
    shipsOn: price === undefined ? undefined : (sku.shippingTime ?? undefined),
    pieces: isOpen ? sku.left : 0,
  };
}

export function skuCampaignAnswer({ shippingTime, mostPerShopper, price, left }: FlashSku): SkuCampaign {
  return { shippingTime, maxPerUser: mostPerShopper, activityPrice: price, activityStock: left };
}

function activityOf({ campaign }: RunningSku, language: Language): ProductActivity {
  const name = campaign.name[language];
  return {
    activityType: "FLASH_SALE",
    activityCode: campaign.code,
    activityName: name,
    activityDesc: name,
    activityRemark: name,
    activityLabel: name,
    activitySort: 0,
    activityBegin: campaign.begins.toISOString(),
    activityEnd: campaign.ends.toISOString(),
    ribbonImage: null,
    ribbonText: null,
    ribbonPosition: null,
  };
}
