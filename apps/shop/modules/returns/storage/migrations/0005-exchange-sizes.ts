import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns drop constraint returns_state_check`.execute(db);
  await sql`
    alter table returns
      add constraint returns_state_check check (state in ('REQUESTED', 'APPROVED', 'LABELLED', 'SENT', 'RECEIVED',
        'REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED', 'EXCHANGED')),
      add column mode text not null default 'REFUND' check (mode in ('REFUND', 'EXCHANGE')),
      add column replacement text check (replacement in ('HELD', 'REQUESTED', 'SENT', 'DELIVERED')),
      add constraint returns_exchange_replaced check ((mode = 'EXCHANGE') = (replacement is not null)),
      add constraint returns_exchanged_delivered check (state <> 'EXCHANGED' or replacement = 'DELIVERED')`.execute(db);
  await sql`
    alter table return_units add column exchange_sku_code text collate "C", add column exchange_size_name text`.execute(
    db,
  );
  await sql`drop index returns_to_decide`.execute(db);
  await sql`create index returns_to_decide on returns (requested_at)
    where state not in ('REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED', 'EXCHANGED')`.execute(db);
}
