import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns drop constraint returns_state_check`.execute(db);
  await sql`
    alter table returns add constraint returns_state_check check (state in
      ('REQUESTED', 'APPROVED', 'LABELLED', 'SENT', 'RECEIVED', 'REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED'))`.execute(
    db,
  );
  await sql`alter table returns add column approved_at timestamptz`.execute(db);
  await sql`
    update returns set approved_at =
      (select max(happened_at) from return_history as past where past.return_code = returns.return_code and past.state = 'APPROVED')`.execute(
    db,
  );
  await sql`create index returns_to_send on returns (approved_at) where state = 'APPROVED'`.execute(db);
  await sql`drop index returns_to_decide`.execute(db);
  await sql`create index returns_to_decide on returns (requested_at)
    where state not in ('REFUNDED', 'REJECTED', 'CANCELLED', 'LAPSED')`.execute(db);
}
