import { type Kysely, sql } from "kysely";

/** Now counted in `counters` of the service kit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table verification_senders`.execute(db);
}
