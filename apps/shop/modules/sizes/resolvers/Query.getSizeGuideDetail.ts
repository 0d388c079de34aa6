import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { findGuide } from "../use-cases/find-guide.ts";

/** [SZG-06, SZG-09, OPS-49] */
export const getSizeGuideDetail: QueryResolvers["getSizeGuideDetail"] = async (
  _parent,
  { categoryCode, brandCode },
  { platform, language },
) => {
  const found = await findGuide(platform, categoryCode.slice(0, 200), brandCode.slice(0, 100), language);
  if (!found) return null;
  const { html, ...guide } = found;
  return { ...guide, sizeGuideId: guide.id, sizeGuide: html, siteCode: platform.configuration.SITE_CODE };
};
