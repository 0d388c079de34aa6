import type { Platform } from "../../../platform/platform.ts";
import { selectSitemap } from "../storage/sitemap-rows.ts";

export const mostSitemapRows = 5000;

/**
 * Products after a code, in code order, at most 5,000 at once: a sitemap of any size is read page
 * by page.
 */
export function readSitemap(platform: Platform, after: string, limit: number) {
  return selectSitemap(platform, after, Math.min(Math.max(limit, 1), mostSitemapRows));
}
