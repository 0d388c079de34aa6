import { makeAppendOnly } from "@gelora/service-kit/append-only.ts";
import { type Kysely, sql } from "kysely";

/**
 * A page, whatever its address, is a row that points at two of its versions: the one that is shown
 * and the draft. Versions are only added. An address that a page has left leads to the page itself,
 * so there are neither chains nor loops.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_pages (
      page_id uuid primary key default gen_random_uuid(),
      page_url text collate "C" not null unique,
      last_version integer not null,
      published_version integer,
      draft_version integer
    )`.execute(db);
  await sql`
    create table page_versions (
      page_id uuid not null references content_pages,
      version integer not null check (version > 0),
      content json not null,
      keywords jsonb not null,
      navigation_code text collate "C",
      scheduled boolean not null,
      publish_at timestamptz,
      withdraw_at timestamptz,
      created_at timestamptz not null,
      found_by jsonb not null,
      note text not null,
      saved_by_kind text not null,
      saved_by_code text collate "C" not null,
      saved_at timestamptz not null,
      primary key (page_id, version)
    )`.execute(db);
  await sql`
    create table page_moves (
      from_url text collate "C" primary key,
      page_id uuid not null references content_pages,
      moved_at timestamptz not null
    )`.execute(db);
  await sql`create index page_moves_page on page_moves (page_id)`.execute(db);
  await takeOver(db);
  await makeAppendOnly(db, "page_versions");
}

/** What there was becomes the first version of its page, and a draft beside it the second. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into content_pages (page_url, last_version, published_version, draft_version)
    select page_url, count(*), case when bool_or(not draft) then 1 end, case when bool_or(draft) then count(*) end
    from landing_pages group by page_url`.execute(db);
  await sql`
    insert into page_versions (page_id, version, content, keywords, navigation_code, scheduled, publish_at,
      withdraw_at, created_at, found_by, note, saved_by_kind, saved_by_code, saved_at)
    select page_id, case when draft then last_version else 1 end, content::json, keywords, navigation_code, scheduled,
      publish_at, withdraw_at, created_at, '{}', '', 'program', 'content-import', updated_at
    from landing_pages join content_pages using (page_url)`.execute(db);
  await sql`drop table landing_pages`.execute(db);
}
