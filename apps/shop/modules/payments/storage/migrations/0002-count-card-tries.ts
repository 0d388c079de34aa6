import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Card tries by time and person (a folded address). Rows are deleted after a day.
  await sql`create table payment_card_tries (person text not null, tried_at timestamptz not null)`.execute(db);
  await sql`create index payment_card_tries_person on payment_card_tries (person, tried_at)`.execute(db);
}
