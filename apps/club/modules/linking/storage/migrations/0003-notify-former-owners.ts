import { type Kysely, sql } from "kysely";

/** The address that a card had before someone else proved its number may object too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table link_objections
      drop constraint link_objections_channel_check,
      add constraint link_objections_channel_check check (channel in ('mail', 'sms', 'former-mail'))`.execute(db);
}
