import { type Kysely, sql } from "kysely";

/** Where processes hear of changes; each database has channels of its own. */
export const changesChannel = "gelora_changes";

/**
 * From now on a change of these tables is notified to every process that holds something of them in
 * memory, once its transaction has committed. For tables that people change, not purchases:
 * notifying makes transactions that notify commit one after the other.
 */
export async function tellChanges(db: Kysely<unknown>, ...tables: readonly string[]): Promise<void> {
  await sql`
    create or replace function tell_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(changesChannel)}, '');
      return null;
    end $$`.execute(db);
  for (const table of tables)
    await sql`
      create trigger ${sql.ref(`${table}_tells`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_change()`.execute(db);
}
