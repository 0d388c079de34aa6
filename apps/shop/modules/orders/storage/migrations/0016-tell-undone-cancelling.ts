import { type Kysely, sql } from "kysely";

/** Taking back a cancelling has a message of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_messages drop constraint order_messages_step_check,
      add constraint order_messages_step_check check (step in ('placed', 'howToPay', 'cancelUndone'))`.execute(db);
}
