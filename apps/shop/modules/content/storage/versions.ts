import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { codeOf, type Worker } from "../../../platform/principal.ts";
import { foundBy } from "../domain/found-by.ts";
import type { DatedPage, StoredPage } from "../domain/stored-page.ts";
import { contentTables, pageOf, placeColumns } from "./pages.ts";

export type VersionEntry = {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly note: string;
};

export type NewVersion = {
  readonly pageId: string;
  readonly version: number;
  readonly page: StoredPage;
  readonly createdAt: Date | undefined;
  readonly by: Worker;
  readonly note: string;
};

export async function insertVersion(
  platform: Platform,
  { pageId, version, page, createdAt, by, note }: NewVersion,
): Promise<void> {
  const now = platform.clock.databaseNow();
  await sql`
    insert into page_versions (page_id, version, content, keywords, navigation_code, scheduled, publish_at, withdraw_at,
      created_at, found_by, note, saved_by_kind, saved_by_code, saved_at)
    values (${pageId}, ${version}, ${JSON.stringify(page.content)}::json, ${JSON.stringify(page.keywords ?? [])}::jsonb,
      ${page.navigationCode ?? null}, ${page.scheduled}, ${page.publishAt}, ${page.withdrawAt},
      coalesce(${createdAt ?? null}::timestamptz, ${now}), ${JSON.stringify(foundBy(page))}::jsonb,
      ${note}, ${by.kind}, ${codeOf(by)}, ${now})`.execute(contentTables(platform));
}

export async function selectVersion(
  platform: Platform,
  pageId: string,
  version: number,
): Promise<DatedPage | undefined> {
  const row = await contentTables(platform)
    .selectFrom("page_versions")
    .innerJoin("content_pages", "content_pages.page_id", "page_versions.page_id")
    .selectAll("page_versions")
    .select(placeColumns)
    .where("page_versions.page_id", "=", pageId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && pageOf(row);
}

/** The newest first. */
export async function selectVersions(platform: Platform, pageUrl: string): Promise<readonly VersionEntry[]> {
  const rows = await contentTables(platform)
    .selectFrom("page_versions")
    .innerJoin("content_pages", "content_pages.page_id", "page_versions.page_id")
    .select(["version", "saved_at", "saved_by_code", "note"])
    .where("page_url", "=", pageUrl)
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ version, saved_at, saved_by_code, note }) => ({
    version,
    savedAt: saved_at,
    savedBy: saved_by_code,
    note,
  }));
}
