import { type Kysely, sql } from "kysely";

/** Whether points are redeemed, and how many were available when that was decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkouts add column points bigint check (points > 0)`.execute(db);
}
