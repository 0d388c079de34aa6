import { type Kysely, sql } from "kysely";

/** What a form calls its request: one that is sent again, its answer lost, is the same return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns add column request_key text`.execute(db);
  await sql`create unique index returns_request on returns (order_code, request_key)`.execute(db);
}
