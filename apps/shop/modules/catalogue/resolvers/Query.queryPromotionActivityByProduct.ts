import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { readProduct } from "../use-cases/read-product.ts";
import { promotionsOf } from "../use-cases/with-promotions.ts";

/** [PRM-03, OPS-47] */
export const queryPromotionActivityByProduct: QueryResolvers["queryPromotionActivityByProduct"] = async (
  _parent,
  { productCode },
  { platform, language },
) => {
  const view = await readProduct(platform, productCode, language);
  if (!view) return null;
  return promotionsOf(platform, view, language).ofProduct.map((activity) => ({
    activityCode: activity.activityCode,
    activityName: activity.activityName,
    ribbonText: activity.ribbonText,
    ribbonImage: activity.ribbonImage,
    ribbonPosition: activity.ribbonPosition,
    ribbonName: activity.ribbonText ? activity.activityName : null,
  }));
};
