import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preferences (
      member_code text primary key,
      email_subscribed boolean not null,
      whatsapp_subscribed boolean not null,
      news_subscribed boolean not null,
      updated_at timestamptz not null,
      check (email_subscribed or whatsapp_subscribed)
    )`.execute(db);
}
