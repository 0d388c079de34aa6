import { tellChanges } from "@gelora/service-kit/tell-changes.ts";
import { type Kysely, sql } from "kysely";

/**
 * Beside the addresses that a page has left stand those that it has in a language: one place names
 * one page, whatever the place is to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page_moves add column language text check (language in ('en-US', 'id-ID'))`.execute(db);
  await sql`
    create unique index page_moves_language on page_moves (page_id, language) where language is not null`.execute(db);
  await tellChanges(db, "page_moves");
}
