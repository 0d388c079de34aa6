import { type Kysely, sql } from "kysely";

/** The version before this one reads `sent_codes` alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table member_codes`.execute(db);
}
