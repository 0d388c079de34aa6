import { type Kysely, sql } from "kysely";

/**
 * When a campaign's pieces are shipped was free text that nobody was shown; now it is a day, which
 * pages word in the reader's language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update flash_skus set shipping_time = null where shipping_time !~ '^\\d{4}-\\d{2}-\\d{2}$'`.execute(db);
}
