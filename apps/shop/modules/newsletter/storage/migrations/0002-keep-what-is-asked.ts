import { type Kysely, sql } from "kysely";

/** What anyone asks for an address waits beside its record for the owner to confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_subscriptions add column asked jsonb`.execute(db);
}
