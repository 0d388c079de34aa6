import { type Kysely, sql } from "kysely";

/**
 * `refunds` compares the provider's numbers by bytes and `payment_attempts` does not, so no index
 * joined them: each look at an order read all attempts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_attempts_refunded_by on payment_attempts (provider_order_id collate "C")`.execute(db);
}
