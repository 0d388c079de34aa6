import { type Kysely, sql } from "kysely";

/**
 * The version before this one reads the pictures where 0006 has moved them. What is left here is a
 * copy that outlived the account whose pictures were erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table return_pictures`.execute(db);
}
