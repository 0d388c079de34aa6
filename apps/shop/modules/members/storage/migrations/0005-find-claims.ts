import { type Kysely, sql } from "kysely";

/**
 * Anyone who proves an address or a number takes it from unverified and inactive records. No index
 * covered both kinds, so each sign-up read all members.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index members_by_email on members (email_folded)`.execute(db);
  await sql`create index members_by_mobile on members (mobile)`.execute(db);
}
