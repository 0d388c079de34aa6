import { type Kysely, sql } from "kysely";

/** Below 0 when a gift comes back that was charged with a return before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns drop constraint returns_gift_charge_check`.execute(db);
  await sql`alter table returns add constraint returns_gift_charge_check check (gift_charge >= -amount)`.execute(db);
}
