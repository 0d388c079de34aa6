import { type Kysely, sql } from "kysely";

/**
 * The waiting line of a campaign is one row: the last place that was given, and from when on the
 * next one is served. Anyone who waits, or may come now, has a row until they are served or too
 * late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flash_lines (
      campaign_code text collate "C" primary key,
      last_place integer not null,
      next_turn timestamptz not null
    )`.execute(db);
  await sql`
    create table flash_places (
      campaign_code text collate "C" not null,
      device text collate "C" not null,
      place integer not null,
      turn_at timestamptz not null,
      primary key (campaign_code, device)
    )`.execute(db);
  await sql`create index flash_places_by_turn on flash_places (turn_at)`.execute(db);
}
