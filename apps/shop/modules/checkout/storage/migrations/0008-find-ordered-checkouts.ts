import { type Kysely, sql } from "kysely";

/** The checkouts of an owner that became orders, to which another one of the same cart leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkouts_ordered on checkouts (owner) where order_code is not null`.execute(db);
}
