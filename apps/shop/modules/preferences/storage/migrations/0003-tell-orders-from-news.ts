import { type Kysely, sql } from "kysely";

/**
 * Email and WhatsApp were the channels of offers; messages about orders came both ways. They are
 * now the channels of messages about orders, so all begin as those were. Consent to news stays as
 * it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update preferences set email_subscribed = true, whatsapp_subscribed = true`.execute(db);
}
