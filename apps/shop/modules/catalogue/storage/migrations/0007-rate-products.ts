import { type Kysely, sql } from "kysely";

/** What the reviews of a product come to, composed when they change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column rating jsonb`.execute(db);
}
