import { type Kysely, sql } from "kysely";

/** Accounts that the shop has erased: nobody holds them, so no card is linked to one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_accounts (account_code text collate "C" primary key)`.execute(db);
}
