import { type Kysely, sql } from "kysely";

/** A row outlives its message, so that asking again does not send another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flash_reminders (
      campaign_code text collate "C" not null,
      member_code text collate "C" not null,
      language text not null,
      asked_at timestamptz not null,
      told_at timestamptz,
      primary key (campaign_code, member_code)
    )`.execute(db);
  await sql`create index flash_reminders_due on flash_reminders (campaign_code) where told_at is null`.execute(db);
  await sql`create index flash_reminders_member on flash_reminders (member_code)`.execute(db);
}
