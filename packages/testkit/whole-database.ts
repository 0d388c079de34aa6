import { type QueryExecutorProvider, sql } from "kysely";

/** The whole content of a database, as text, to look for what must not stand in it. */
export async function wholeDatabase(tables: QueryExecutorProvider): Promise<string> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(tables);
  const texts = names.rows.map(async ({ name }) => {
    const rows = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(tables);
    return rows.rows.map(({ row }) => row).join("\n");
  });
  return (await Promise.all(texts)).join("\n");
}
