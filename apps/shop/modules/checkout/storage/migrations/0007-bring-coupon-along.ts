import { type Kysely, sql } from "kysely";

/**
 * When a shopper last decided about a coupon, so their next checkout has it too, and one that was
 * taken off stays off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkouts add column coupon_at timestamptz`.execute(db);
  await sql`create index checkouts_with_coupon on checkouts (owner, coupon_at) where coupon_at is not null`.execute(db);
}
