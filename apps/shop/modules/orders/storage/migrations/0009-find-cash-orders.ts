import { type Kysely, sql } from "kysely";

/** Cash orders that are not handed over are few, and counted by number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_open_in_cash on orders (coalesce(nullif(receiver->>'mobile', ''), mobile))
    where cash and paid_at is null and state in (31, 41, 42)`.execute(db);
}
