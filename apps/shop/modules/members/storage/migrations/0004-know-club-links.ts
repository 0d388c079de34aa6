import { type Kysely, sql } from "kysely";

/**
 * What the club reports about accounts' links. Without a reference to members: a report may come
 * before the transaction that makes the account is committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table club_links (
      account_code text collate "C" primary key,
      loyalty_member_id text collate "C",
      link_version integer not null check (link_version > 0)
    )`.execute(db);
}
