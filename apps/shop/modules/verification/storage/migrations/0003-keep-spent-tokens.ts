import { type Kysely, sql } from "kysely";

/**
 * Until they expire, so that anyone who sends a form twice learns what became of the first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_mobile_tokens add column spent_at timestamptz`.execute(db);
}
