import { type Kysely, sql } from "kysely";

/** A ticket that needs no answer is closed, and no longer waits for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tickets add column closed_at timestamptz`.execute(db);
  await sql`drop index tickets_to_answer`.execute(db);
  await sql`create index tickets_to_answer on tickets (sent_at) where answers = 0 and closed_at is null`.execute(db);
}
