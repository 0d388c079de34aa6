import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table landing_pages (
      page_url text collate "C" not null,
      draft boolean not null default false,
      content jsonb not null,
      scheduled boolean not null default false,
      publish_at timestamptz,
      withdraw_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (page_url, draft)
    )`.execute(db);
}
