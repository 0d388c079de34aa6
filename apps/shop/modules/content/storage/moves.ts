import type { Language } from "@gelora/locale/language.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PagePlace } from "../domain/stored-page.ts";
import { contentTables, placeColumns } from "./pages.ts";

/**
 * Holds all addresses of pages until the transaction ends, so that no two pages come to stand at
 * one. Taken before any page's row.
 */
export async function holdAddresses(platform: Platform): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('addresses of pages'))`.execute(platform.database.tables());
}

/**
 * Where the page is now that has left this address; undefined for an address that none has left.
 */
export async function selectMovedTo(platform: Platform, fromUrl: string): Promise<PagePlace | undefined> {
  const row = await contentTables(platform)
    .selectFrom("page_moves")
    .innerJoin("content_pages", "content_pages.page_id", "page_moves.page_id")
    .select(placeColumns)
    .where("from_url", "=", fromUrl)
    .where("language", "is", null)
    .where("published_version", "is not", null)
    .executeTakeFirst();
  return row && { pageUrl: row.page_url, localUrls: row.local_urls };
}

/** The page that has this address in a language. */
export async function selectNamed(
  platform: Platform,
  address: string,
): Promise<{ readonly pageId: string; readonly pageUrl: string; readonly language: string } | undefined> {
  const row = await contentTables(platform)
    .selectFrom("page_moves")
    .innerJoin("content_pages", "content_pages.page_id", "page_moves.page_id")
    .select(["content_pages.page_id", "page_url", "language"])
    .where("from_url", "=", address)
    .where("language", "is not", null)
    .executeTakeFirst();
  return row && { pageId: row.page_id, pageUrl: row.page_url, language: row.language ?? "" };
}

/** The addresses that pages have in languages. */
export async function selectLocalUrls(platform: Platform): Promise<readonly string[]> {
  const rows = await contentTables(platform)
    .selectFrom("page_moves")
    .select("from_url")
    .where("language", "is not", null)
    .execute();
  return rows.map(({ from_url }) => from_url);
}

/** @param language of a page's present address in it; without one the page has left the address */
export async function insertMove(
  platform: Platform,
  fromUrl: string,
  pageId: string,
  language: Language | null = null,
): Promise<void> {
  const place = { page_id: pageId, moved_at: platform.clock.databaseNow(), language };
  await contentTables(platform)
    .insertInto("page_moves")
    .values({ from_url: fromUrl, ...place })
    .onConflict((conflict) => conflict.column("from_url").doUpdateSet(place))
    .execute();
}

/** What was a page's address in a language leads to it from now on. */
export async function leaveLocalUrl(platform: Platform, pageId: string, language: Language): Promise<void> {
  await contentTables(platform)
    .updateTable("page_moves")
    .set({ language: null, moved_at: platform.clock.databaseNow() })
    .where("page_id", "=", pageId)
    .where("language", "=", language)
    .execute();
}

/** An address that a page stands at leads nowhere else. */
export async function deleteMove(platform: Platform, fromUrl: string): Promise<void> {
  await contentTables(platform).deleteFrom("page_moves").where("from_url", "=", fromUrl).execute();
}

export async function selectFormerAddresses(platform: Platform, pageId: string): Promise<readonly string[]> {
  const rows = await contentTables(platform)
    .selectFrom("page_moves")
    .select("from_url")
    .where("page_id", "=", pageId)
    .where("language", "is", null)
    .orderBy("from_url")
    .execute();
  return rows.map(({ from_url }) => from_url);
}
