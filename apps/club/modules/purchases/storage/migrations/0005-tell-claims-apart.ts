import { type Kysely, sql } from "kysely";

/** Whether the account of a claim has the order among its own at the shop, and can open it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_claims add column is_in_account boolean not null default true`.execute(db);
}
