import type { Language } from "@gelora/locale/language.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ArticleWords } from "../domain/related-articles.ts";
import type { DatedPage, PagePlace } from "../domain/stored-page.ts";
import { contentTables, type PageRow, pageOf, pagesWith, placeColumns } from "./pages.ts";

/**
 * By this process's clock, as `isPublished` and `contentVersion` have it: what is composed again
 * when a page's time comes must not be read by another clock that is a moment behind.
 */
const shownNow = ({ clock }: Platform) => {
  const now = clock.now();
  return sql<boolean>`(not scheduled or (coalesce(publish_at <= ${now}, true) and coalesce(${now} < withdraw_at, true)))`;
};

/** All pages that are published, also those whose time has not come or is over, newest first. */
export async function selectPublished(platform: Platform): Promise<readonly DatedPage[]> {
  const rows = await pagesWith(platform, "published")
    .selectAll("page_versions")
    .select(placeColumns)
    .orderBy("created_at", "desc")
    .orderBy("page_url")
    .execute();
  return rows.map(pageOf);
}

/** Where the pages stand that are shown now, by address; of these alone, if some are named. */
export async function selectPlaces(platform: Platform, addresses?: readonly string[]): Promise<readonly PagePlace[]> {
  if (addresses?.length === 0) return [];
  const shown = pagesWith(platform, "published").select(placeColumns).where(shownNow(platform)).orderBy("page_url");
  const rows = await (addresses ? shown.where("page_url", "in", addresses) : shown).execute();
  return rows.map(({ page_url, local_urls }) => ({ pageUrl: page_url, localUrls: local_urls }));
}

/** A page of a list's articles that are shown now, the newest first, and how many there are. */
export async function selectArticles(
  platform: Platform,
  navigationCode: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly articles: readonly DatedPage[]; readonly total: number }> {
  const shown = pagesWith(platform, "published")
    .where("navigation_code", "=", navigationCode)
    .where(shownNow(platform));
  const [rows, count] = await Promise.all([
    shown
      .selectAll("page_versions")
      .select(placeColumns)
      .orderBy("created_at", "desc")
      .orderBy("page_url")
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirst(),
  ]);
  return { articles: rows.map(pageOf), total: Number(count?.total ?? 0) };
}

/** What the articles of a list that are shown now are found by, the newest first. */
export async function selectArticleWords(
  platform: Platform,
  navigationCode: string,
  language: Language,
  limit: number,
): Promise<readonly ArticleWords[]> {
  return pagesWith(platform, "published")
    .where("navigation_code", "=", navigationCode)
    .where(shownNow(platform))
    .select(["page_url as pageUrl", sql<string>`coalesce(found_by ->> ${language}, '')`.as("words")])
    .orderBy("created_at", "desc")
    .orderBy("page_url")
    .limit(limit)
    .execute();
}

/** Those of the addresses that are shown now, in no order. */
export async function selectShownPages(
  platform: Platform,
  addresses: readonly string[],
): Promise<readonly DatedPage[]> {
  if (addresses.length === 0) return [];
  const rows = await pagesWith(platform, "published")
    .selectAll("page_versions")
    .select(placeColumns)
    .where("page_url", "in", addresses)
    .where(shownNow(platform))
    .execute();
  return rows.map(pageOf);
}

export type PageSchedule = { readonly publishAt: Date | null; readonly withdrawAt: Date | null };

/**
 * A text that differs when another version of any page is shown, or a page stands elsewhere; and
 * the periods of those that have one.
 */
export async function selectShownState(
  platform: Platform,
): Promise<{ readonly stamp: string; readonly schedules: readonly PageSchedule[] }> {
  const shown = pagesWith(platform, "published");
  const stamp = await shown
    .select(
      sql<string>`md5(coalesce(string_agg(page_url || ' ' || version, E'\\n' order by page_url), ''))`.as("stamp"),
    )
    .executeTakeFirstOrThrow();
  const places = await contentTables(platform)
    .selectFrom("page_moves")
    .select(
      sql<string>`md5(coalesce(string_agg(concat_ws(' ', from_url, page_id, language), E'\\n' order by from_url), ''))`.as(
        "stamp",
      ),
    )
    .executeTakeFirstOrThrow();
  const rows = await shown.select(["publish_at", "withdraw_at"]).where("scheduled", "=", true).execute();
  const schedules = rows.map(({ publish_at, withdraw_at }) => ({ publishAt: publish_at, withdrawAt: withdraw_at }));
  return { stamp: `${stamp.stamp} ${places.stamp}`, schedules };
}

export type ListedPage = PageRow & { readonly savedAt: Date; readonly savedBy: string; readonly note: string };

/** Every page with its last version, by address. */
export async function selectPages(platform: Platform): Promise<readonly ListedPage[]> {
  const rows = await contentTables(platform)
    .selectFrom("content_pages")
    .innerJoin("page_versions", (join) =>
      join
        .onRef("page_versions.page_id", "=", "content_pages.page_id")
        .onRef("page_versions.version", "=", "content_pages.last_version"),
    )
    .selectAll("content_pages")
    .select(placeColumns)
    .select(["saved_at", "saved_by_code", "note"])
    .orderBy("page_url")
    .execute();
  return rows.map((row) => ({
    pageId: row.page_id,
    pageUrl: row.page_url,
    localUrls: row.local_urls,
    lastVersion: row.last_version,
    publishedVersion: row.published_version,
    draftVersion: row.draft_version,
    savedAt: row.saved_at,
    savedBy: row.saved_by_code,
    note: row.note,
  }));
}
