import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SkuCampaign } from "../../../platform/schema.generated.ts";
import { shownCampaign } from "../../flash-sales/sku-campaign.ts";
import type { ProductView } from "../domain/product-view.ts";

type Sku = ProductView["skuList"][number] & { readonly skuCampaign?: SkuCampaign };

/**
 * A product with the flash sale of the moment: its price, and its pieces beside the common stock.
 * Like promotions it is added to the cached page, so its beginning and end need no other copy.
 */
export function withFlashSale(platform: Platform, view: ProductView, language: Language): ProductView {
  const shown = new Map(view.skuList.map((sku) => [sku.skuCode, shownCampaign(platform, sku, language)]));
  if ([...shown.values()].every((one) => one === undefined)) return view;
  return {
    ...view,
    skuList: view.skuList.map((sku): Sku => {
      const one = shown.get(sku.skuCode);
      if (!one) return sku;
      return {
        ...sku,
        skuCampaign: one.skuCampaign,
        salePrice: one.price ?? sku.salePrice,
        deliveryDate: one.shipsOn ?? sku.deliveryDate ?? null,
        stock: sku.stock + one.pieces,
        productActivities: [one.activity, ...sku.productActivities],
      };
    }),
  };
}
