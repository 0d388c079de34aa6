import type { Database } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";

/**
 * Lets every update of one row fail, as it does for a record that our code cannot process. For one
 * row of a database at a time.
 * @returns lets it be updated again
 */
export async function poisonRow(
  database: Database,
  row: { readonly table: string; readonly column: string; readonly code: string },
): Promise<() => Promise<void>> {
  const tables = database.tables();
  const table = sql.table(row.table);
  await sql`
    create function refuse_poisoned() returns trigger language plpgsql as $$
    begin
      raise exception 'poisoned';
    end $$`.execute(tables);
  await sql`
    create trigger poisoned before update on ${table} for each row
    when (old.${sql.ref(row.column)} = ${sql.lit(row.code)}) execute function refuse_poisoned()`.execute(tables);
  return async () => {
    await sql`drop trigger poisoned on ${table}`.execute(tables);
    await sql`drop function refuse_poisoned()`.execute(tables);
  };
}
