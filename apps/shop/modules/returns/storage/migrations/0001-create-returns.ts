import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table returns (
      return_code text collate "C" primary key,
      order_code text collate "C" not null,
      owner text not null,
      state text not null check (state in
        ('REQUESTED', 'APPROVED', 'LABELLED', 'SENT', 'RECEIVED', 'REFUNDED', 'REJECTED', 'CANCELLED')),
      remark text,
      amount bigint not null check (amount >= 0),
      points bigint not null check (points >= 0),
      freight_amount bigint not null check (freight_amount between 0 and amount),
      freight_points bigint not null check (freight_points between 0 and points),
      channel_code text collate "C",
      company_code text collate "C",
      company_name text,
      express_code text collate "C",
      rejection text,
      bank_account text,
      requested_at timestamptz not null,
      check ((state = 'REJECTED') = (rejection is not null))
    )`.execute(db);
  await sql`create index returns_of_order on returns (order_code)`.execute(db);
  await sql`create index returns_of_owner on returns (owner, requested_at desc)`.execute(db);
  await sql`create index returns_to_decide on returns (requested_at) where state not in ('REFUNDED', 'REJECTED', 'CANCELLED')`.execute(
    db,
  );
  await sql`
    create table return_units (
      return_code text collate "C" not null references returns (return_code),
      order_code text collate "C" not null,
      line_number integer not null check (line_number > 0),
      unit_number integer not null check (unit_number > 0),
      reason_code text collate "C" not null,
      charged bigint not null check (charged >= 0),
      points bigint not null check (points >= 0),
      live boolean not null default true,
      primary key (return_code, line_number, unit_number)
    )`.execute(db);
  // A unit is in at most one return that stands, whatever runs in parallel.
  await sql`create unique index return_units_once on return_units (order_code, line_number, unit_number) where live`.execute(
    db,
  );
  await sql`
    create table return_history (
      position bigint generated always as identity primary key,
      return_code text collate "C" not null references returns (return_code),
      state text not null,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index return_history_of_return on return_history (return_code, position)`.execute(db);
}
