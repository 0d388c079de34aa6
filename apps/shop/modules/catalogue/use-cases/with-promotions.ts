import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ProductActivities, productActivities } from "../../promotions/promotions.ts";
import type { ProductView } from "../domain/product-view.ts";

/**
 * A product with the promotions of the moment before its own ribbon. The composed page itself is
 * cached without them, so their beginnings and ends need no other copy of it [PDP-06, PDP-11].
 */
export function withPromotions(platform: Platform, view: ProductView, language: Language): ProductView {
  const { ofProduct, bySku } = promotionsOf(platform, view, language);
  if (ofProduct.length === 0) return view;
  return {
    ...view,
    skuList: view.skuList.map((sku) => ({
      ...sku,
      productActivities: [...(bySku.get(sku.skuCode) ?? []), ...sku.productActivities],
    })),
  };
}

/** The running promotions of a composed product. */
export function promotionsOf(platform: Platform, view: ProductView, language: Language): ProductActivities {
  const { productCode, categoryCodes, originalDataInfo, skuList } = view;
  const facts = { productCode, categoryCodes, brandCode: originalDataInfo.brand.brandCode };
  return productActivities(platform, facts, skuList, language);
}
