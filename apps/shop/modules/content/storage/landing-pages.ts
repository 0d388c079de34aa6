import type { PageContent } from "@gelora/contracts/page-content.ts";
import { type Generated, type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StoredPage } from "../domain/stored-page.ts";

/** The table of the content module. A page may have a draft beside its published form. */
type ContentTables = {
  landing_pages: {
    page_url: string;
    draft: boolean;
    content: PageContent;
    /** A JSON array of strings. */
    keywords: readonly string[];
    scheduled: boolean;
    publish_at: Date | null;
    withdraw_at: Date | null;
    navigation_code: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
};

export type DatedPage = StoredPage & { readonly createdAt: Date };

export async function selectPage(platform: Platform, pageUrl: string, draft: boolean): Promise<DatedPage | undefined> {
  const row = await platform.database
    .tables<ContentTables>()
    .selectFrom("landing_pages")
    .selectAll()
    .where("page_url", "=", pageUrl)
    .where("draft", "=", draft)
    .executeTakeFirst();
  return row && pageOf(row);
}

function pageOf(row: Selectable<ContentTables["landing_pages"]>): DatedPage {
  return {
    pageUrl: row.page_url,
    draft: row.draft,
    content: row.content,
    keywords: row.keywords,
    scheduled: row.scheduled,
    publishAt: row.publish_at,
    withdrawAt: row.withdraw_at,
    navigationCode: row.navigation_code ?? undefined,
    createdAt: row.created_at,
  };
}

/** @returns false when there is one at its address */
export async function insertPage(platform: Platform, page: StoredPage): Promise<boolean> {
  const row = {
    content: JSON.stringify(page.content),
    keywords: JSON.stringify(page.keywords ?? []),
    scheduled: page.scheduled,
    publish_at: page.publishAt,
    withdraw_at: page.withdrawAt,
    navigation_code: page.navigationCode ?? null,
    ...(page.createdAt ? { created_at: page.createdAt } : {}),
  };
  const result = await platform.database
    .tables<
      Omit<ContentTables, "landing_pages"> & {
        landing_pages: Omit<ContentTables["landing_pages"], "content" | "keywords"> & {
          content: string;
          keywords: string;
        };
      }
    >()
    .insertInto("landing_pages")
    .values({ page_url: page.pageUrl, draft: page.draft, ...row })
    .onConflict((conflict) => conflict.columns(["page_url", "draft"]).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Published pages with this keyword; only few pages have any. */
export async function selectPagesByKeyword(platform: Platform, keyword: string): Promise<readonly StoredPage[]> {
  const rows = await platform.database
    .tables<ContentTables>()
    .selectFrom("landing_pages")
    .selectAll()
    .where("draft", "=", false)
    .where(sql<boolean>`keywords @> ${JSON.stringify([keyword])}::jsonb`)
    .orderBy("page_url")
    .execute();
  return rows.map(pageOf);
}

/** A page of a list's published articles, the newest first, and how many there are. */
export async function selectArticles(
  platform: Platform,
  navigationCode: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly articles: readonly DatedPage[]; readonly total: number }> {
  const now = platform.clock.databaseNow();
  const published = platform.database
    .tables<ContentTables>()
    .selectFrom("landing_pages")
    .where("navigation_code", "=", navigationCode)
    .where("draft", "=", false)
    .where(
      sql<boolean>`(not scheduled or (coalesce(publish_at <= ${now}, true) and coalesce(${now} < withdraw_at, true)))`,
    );
  const [rows, count] = await Promise.all([
    published.selectAll().orderBy("created_at", "desc").orderBy("page_url").limit(limit).offset(offset).execute(),
    published.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirst(),
  ]);
  return { articles: rows.map(pageOf), total: Number(count?.total ?? 0) };
}
