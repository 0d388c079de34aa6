import { type Kysely, sql } from "kysely";

/** Where the goods came from, told by whoever imported them last: a seed that is there already need not be generated again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_state add column origin text`.execute(db);
}
