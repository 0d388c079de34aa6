import { type Kysely, sql } from "kysely";

/** Warnings that were written: each is mailed once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_warnings (
      member_code text collate "C" not null,
      expires_at timestamptz not null,
      days_before integer not null check (days_before > 0),
      primary key (member_code, expires_at, days_before)
    )`.execute(db);
}
