import { type Kysely, sql } from "kysely";

/**
 * Where the goods came from, as stated by the last import: an existing seed need not be generated
 * again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_state add column origin text`.execute(db);
}
