import { type Kysely, sql } from "kysely";

/**
 * From now on rows are only added to these tables; anything else fails with a message that names
 * the table. By triggers, not by revoked rights: a program connects as the owner of its tables, who
 * keeps every right on them.
 */
export async function makeAppendOnly(db: Kysely<unknown>, ...tables: readonly string[]): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append only', tg_table_name;
    end $$`.execute(db);
  for (const table of tables) {
    await sql`
      create trigger ${sql.ref(`${table}_stay`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_stay_whole`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}
