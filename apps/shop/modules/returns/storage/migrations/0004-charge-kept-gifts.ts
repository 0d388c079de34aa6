import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns add column gift_charge bigint not null default 0 check (gift_charge >= 0)`.execute(db);
}
