import { type Kysely, sql } from "kysely";

/**
 * Some units of a reservation may be sold or released before the others: `ended` counts them, and
 * the state is that of the last end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_holds add column ended integer not null default 0`.execute(db);
  await sql`update stock_holds set ended = quantity where state <> 'held'`.execute(db);
  await sql`
    alter table stock_holds add constraint stock_holds_ended
      check (ended between 0 and quantity and (state = 'held') = (ended < quantity))`.execute(db);
}
