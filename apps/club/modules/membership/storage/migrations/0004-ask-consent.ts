import { type Kysely, sql } from "kysely";

/**
 * When a member agreed to the club's use of their data [CLB-08]; null for those who were not asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column data_consent_at timestamptz`.execute(db);
}
