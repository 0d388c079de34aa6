import { type Kysely, sql } from "kysely";

/** Codes are the module codes' now; one that is on its way at this moment is sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pin_codes`.execute(db);
}
