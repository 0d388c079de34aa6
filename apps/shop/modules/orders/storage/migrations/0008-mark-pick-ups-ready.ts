import { type Kysely, sql } from "kysely";

/**
 * When the goods of a pick-up were ready in the store. For pick-ups in preparation the message was
 * already sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column ready_at timestamptz`.execute(db);
  await sql`
    update orders set ready_at = coalesce(paid_at, placed_at)
    where distribution_type = '21' and state in (31, 51)`.execute(db);
  await sql`
    create index orders_to_make_ready on orders (coalesce(paid_at, placed_at))
    where distribution_type = '21' and state = 31 and ready_at is null`.execute(db);
}
