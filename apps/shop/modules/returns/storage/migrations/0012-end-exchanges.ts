import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table returns
      drop constraint returns_state_check,
      add constraint returns_state_check check (state in ('REQUESTED', 'APPROVED', 'LABELLED', 'SENT', 'RECEIVED',
        'REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED', 'EXCHANGED', 'MISSING')),
      add constraint returns_missing_replaced check (state <> 'MISSING' or replacement = 'DELIVERED')`.execute(db);
  await sql`drop index returns_to_decide`.execute(db);
  await sql`create index returns_to_decide on returns (requested_at)
    where state not in ('REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED', 'EXCHANGED', 'MISSING')`.execute(db);
}
