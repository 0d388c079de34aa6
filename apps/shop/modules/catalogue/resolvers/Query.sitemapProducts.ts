import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { localNames } from "../domain/local-names.ts";
import { mostSitemapRows, readSitemap } from "../use-cases/read-sitemap.ts";

export const sitemapProducts: QueryResolvers["sitemapProducts"] = async (
  _parent,
  { after, limit },
  { platform, language },
) => {
  const rows = await readSitemap(platform, after ?? "", limit ?? mostSitemapRows);
  return rows.map((row) => ({
    productCode: row.product_code,
    productName: row.name[language],
    names: localNames(row.name),
    mediaLink: row.first_picture,
    updatedAt: row.updated_at.toISOString(),
  }));
};
