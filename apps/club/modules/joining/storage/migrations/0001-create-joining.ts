import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a joining came to: a repeated request is answered from here and changes nothing.
  await sql`
    create table joinings (
      joining_id text collate "C" primary key,
      account_code text collate "C" not null,
      member_code text collate "C",
      joined_at timestamptz not null
    )`.execute(db);
  await sql`
    create table offer_choices (
      member_code text collate "C" primary key,
      wants_offers boolean not null,
      chosen_at timestamptz not null
    )`.execute(db);
}
