import type { Platform } from "../../../platform/platform.ts";
import { contentTables } from "./pages.ts";

/**
 * Where the page is now that has left this address; undefined for an address that none has left.
 */
export async function selectMovedTo(platform: Platform, fromUrl: string): Promise<string | undefined> {
  const row = await contentTables(platform)
    .selectFrom("page_moves")
    .innerJoin("content_pages", "content_pages.page_id", "page_moves.page_id")
    .select("page_url")
    .where("from_url", "=", fromUrl)
    .where("published_version", "is not", null)
    .executeTakeFirst();
  return row?.page_url;
}

export async function insertMove(platform: Platform, fromUrl: string, pageId: string): Promise<void> {
  await contentTables(platform)
    .insertInto("page_moves")
    .values({ from_url: fromUrl, page_id: pageId, moved_at: platform.clock.databaseNow() })
    .onConflict((conflict) =>
      conflict.column("from_url").doUpdateSet({ page_id: pageId, moved_at: platform.clock.databaseNow() }),
    )
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
    .orderBy("from_url")
    .execute();
  return rows.map(({ from_url }) => from_url);
}
