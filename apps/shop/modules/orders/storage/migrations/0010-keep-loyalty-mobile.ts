import { type Kysely, sql } from "kysely";

/** The number of the member who earns a guest's points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column loyalty_mobile text`.execute(db);
}
