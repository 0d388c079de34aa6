import { type Kysely, sql } from "kysely";

/** Where an order's money is transferred to, encrypted, from when it is named until it has gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_accounts (
      order_code text collate "C" primary key references orders (order_code),
      bank_account text not null,
      named_at timestamptz not null
    )`.execute(db);
}
