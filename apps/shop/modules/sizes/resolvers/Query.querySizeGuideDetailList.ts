import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { orgCode } from "../../catalogue/organisation.ts";
import { readFrame } from "../../catalogue/read-models.ts";
import { guideTree } from "../domain/guide-tree.ts";
import { readGuides } from "../use-cases/read-guides.ts";

/** [SZG-04, SZG-05, SZG-08, OPS-48] There is one tenant with one shop: its codes are these. */
export const querySizeGuideDetailList: QueryResolvers["querySizeGuideDetailList"] = async (
  _parent,
  _input,
  { platform, language },
) => {
  const { SITE_CODE } = platform.configuration;
  return {
    tenantCode: orgCode,
    domainCode: SITE_CODE,
    orgCode,
    siteCode: SITE_CODE,
    categoryList: guideTree(await readGuides(platform), await readFrame(platform), language),
  };
};
