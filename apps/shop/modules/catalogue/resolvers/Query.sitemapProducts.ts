import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { selectSitemap } from "../storage/sitemap-rows.ts";

const mostAtOnce = 5000;

export const sitemapProducts: QueryResolvers["sitemapProducts"] = async (
  _parent,
  { after, limit },
  { platform, language },
) => {
  const rows = await selectSitemap(platform, after ?? "", Math.min(Math.max(limit ?? mostAtOnce, 1), mostAtOnce));
  return rows.map((row) => ({
    productCode: row.product_code,
    productName: row.name[language],
    updatedAt: row.updated_at.toISOString(),
  }));
};
