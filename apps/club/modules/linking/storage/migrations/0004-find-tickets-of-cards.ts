import { type Kysely, sql } from "kysely";

/** A change of a card's link voids the card's tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index link_tickets_card on link_tickets (member_code)`.execute(db);
}
