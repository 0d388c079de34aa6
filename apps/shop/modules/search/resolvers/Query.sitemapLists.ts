import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listSitemap } from "../use-cases/list-sitemap.ts";

export const sitemapLists: QueryResolvers["sitemapLists"] = (_parent, _input, { platform }) => listSitemap(platform);
