import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isPublished } from "../domain/page-schedule.ts";
import { selectPagesByKeyword } from "../storage/landing-pages.ts";

/**
 * A page that answers a search: its title in the requested language, and its storefront address.
 */
export type PageHint = { readonly title: string; readonly address: string };

/** The published pages with this keyword. */
export async function findPages(platform: Platform, keyword: string, language: Language): Promise<readonly PageHint[]> {
  if (keyword === "") return [];
  const now = platform.clock.now();
  const pages = await selectPagesByKeyword(platform, keyword);
  return pages
    .filter((page) => isPublished(page, now))
    .flatMap(({ pageUrl, content }) => {
      const titled = content[language].pc.find((block) => "title" in block && block.title);
      return titled?.title ? [{ title: titled.title, address: pageUrl }] : [];
    });
}
