import { type Kysely, sql } from "kysely";

/** The code of the coupon that the shopper applied: at most one [Q72]. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkouts add column coupon_code text collate "C"`.execute(db);
}
