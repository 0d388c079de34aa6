import { type Kysely, sql } from "kysely";

/**
 * The message due to an order that awaits payment: due_at is when to look at it, null when no
 * message is left; told_attempt is the last payment attempt whose numbers were sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_messages (
      order_code text collate "C" primary key references orders (order_code),
      step text not null check (step in ('placed', 'howToPay')),
      due_at timestamptz,
      told_attempt integer not null default 0
    )`.execute(db);
  await sql`create index order_messages_due on order_messages (due_at) where due_at is not null`.execute(db);
}
