import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";
import { type Generated, type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { DatedPage, PagePlace } from "../domain/stored-page.ts";

/** The tables of the content module. */
export type ContentTables = {
  content_pages: {
    page_id: Generated<string>;
    page_url: string;
    last_version: number;
    /** The version that is shown; null for a page that is not. */
    published_version: number | null;
    /** The version that is being written beside it. */
    draft_version: number | null;
  };
  page_versions: {
    page_id: string;
    version: number;
    content: PageContent;
    /** A JSON array of strings. */
    keywords: readonly string[];
    navigation_code: string | null;
    scheduled: boolean;
    publish_at: Date | null;
    withdraw_at: Date | null;
    created_at: Date;
    /** See `domain/found-by.ts`. */
    found_by: Readonly<Record<string, string>>;
    note: string;
    saved_by_kind: string;
    saved_by_code: string;
    saved_at: Date;
  };
  /** Further addresses of pages: former ones, and with a language, those that they have in it. */
  page_moves: { from_url: string; page_id: string; moved_at: Date; language: Language | null };
};

export type PageRow = PagePlace & {
  readonly pageId: string;
  readonly lastVersion: number;
  readonly publishedVersion: number | null;
  readonly draftVersion: number | null;
};

export const contentTables = (platform: Platform) => platform.database.tables<ContentTables>();

type Place = { readonly page_url: string; readonly local_urls: DatedPage["localUrls"] };

/** Of `content_pages`: where a page stands, in each language. */
export const placeColumns = [
  "page_url",
  sql<Place["local_urls"]>`(select coalesce(json_object_agg(language, from_url), '{}') from page_moves
    where page_moves.page_id = content_pages.page_id and language is not null)`.as("local_urls"),
] as const;

/** Pages with the version that is shown, or with their draft. */
export const pagesWith = (platform: Platform, which: "published" | "draft") =>
  contentTables(platform)
    .selectFrom("content_pages")
    .innerJoin("page_versions", (join) =>
      join
        .onRef("page_versions.page_id", "=", "content_pages.page_id")
        .onRef("page_versions.version", "=", `content_pages.${which}_version`),
    );

/** @param pageUrl the documented address, or the one in any language */
export async function selectPage(
  platform: Platform,
  pageUrl: string,
  which: "published" | "draft",
): Promise<DatedPage | undefined> {
  const row = await pagesWith(platform, which)
    .selectAll("page_versions")
    .select(placeColumns)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("page_url", "=", pageUrl),
        eb(
          "content_pages.page_id",
          "=",
          selectFrom("page_moves").select("page_id").where("from_url", "=", pageUrl).where("language", "is not", null),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && pageOf(row);
}

export function pageOf(row: Selectable<ContentTables["page_versions"]> & Place): DatedPage {
  return {
    pageUrl: row.page_url,
    localUrls: row.local_urls,
    content: row.content,
    keywords: row.keywords,
    scheduled: row.scheduled,
    publishAt: row.publish_at,
    withdrawAt: row.withdraw_at,
    navigationCode: row.navigation_code ?? undefined,
    createdAt: row.created_at,
  };
}

/** The page at an address, locked until the transaction ends. */
export async function lockPage(platform: Platform, pageUrl: string): Promise<PageRow | undefined> {
  const row = await contentTables(platform)
    .selectFrom("content_pages")
    .selectAll()
    .select(placeColumns)
    .where("page_url", "=", pageUrl)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      pageId: row.page_id,
      pageUrl: row.page_url,
      localUrls: row.local_urls,
      lastVersion: row.last_version,
      publishedVersion: row.published_version,
      draftVersion: row.draft_version,
    }
  );
}

/** A page without versions, unless there is one at its address. */
export async function insertPage(platform: Platform, pageUrl: string): Promise<void> {
  await contentTables(platform)
    .insertInto("content_pages")
    .values({ page_url: pageUrl, last_version: 0, published_version: null, draft_version: null })
    .onConflict((conflict) => conflict.column("page_url").doNothing())
    .execute();
}

export async function updatePage(
  platform: Platform,
  pageId: string,
  change: Partial<Omit<PageRow, "pageId" | "localUrls">>,
): Promise<void> {
  const { pageUrl, lastVersion, publishedVersion, draftVersion } = change;
  await contentTables(platform)
    .updateTable("content_pages")
    .set({
      ...(pageUrl === undefined ? {} : { page_url: pageUrl }),
      ...(lastVersion === undefined ? {} : { last_version: lastVersion }),
      ...(publishedVersion === undefined ? {} : { published_version: publishedVersion }),
      ...(draftVersion === undefined ? {} : { draft_version: draftVersion }),
    })
    .where("page_id", "=", pageId)
    .execute();
}
