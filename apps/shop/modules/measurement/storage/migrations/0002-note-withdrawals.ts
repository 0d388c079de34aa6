import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Browsers whose shopper has taken the consent back; what waits of them goes to no provider.
  await sql`
    create table counting_withdrawals (
      client_id text collate "C" primary key,
      withdrawn_at timestamptz not null
    )`.execute(db);
}
