import { type Kysely, sql } from "kysely";

/**
 * Gives code columns the collation "C", which compares bytes. PostgreSQL cannot use an index to
 * join two columns of different collations, and reads the whole table instead.
 *
 * For migrations. Rows are not rewritten, but every index and foreign key on the columns is rebuilt
 * under an exclusive lock that lasts until the migration commits: about three seconds per million
 * index rows. Lifts the pool's statement timeout, since a large table needs longer.
 */
export async function collateCodes(db: Kysely<unknown>, columns: Readonly<Record<string, readonly string[]>>) {
  await sql`set local statement_timeout = 0`.execute(db);
  for (const [table, codes] of Object.entries(columns)) {
    const changes = codes.map((code) => {
      const type = code.endsWith("_codes") ? sql`text[]` : sql`text`;
      return sql`alter column ${sql.ref(code)} type ${type} collate "C"`;
    });
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}
