import { type Kysely, sql } from "kysely";

/** Pieces of a line may diverge: each portion has a state, and the number of its parcel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_portions (
      order_code text collate "C" not null references orders (order_code),
      portion_number integer not null,
      line_number integer not null,
      quantity integer not null check (quantity > 0),
      state integer not null check (state in (21, 31, 41, 42, 51, 61, 62)),
      parcel_number integer,
      reason_code text collate "C",
      primary key (order_code, portion_number),
      foreign key (order_code, line_number) references order_lines (order_code, line_number)
    )`.execute(db);
  await sql`
    insert into order_portions (order_code, portion_number, line_number, quantity, state, parcel_number)
    select order_code, line_number, line_number, quantity, state, case distribution_type when '11' then 1 end
    from order_lines join orders using (order_code)`.execute(db);
  await sql`alter table refunds_due drop constraint refunds_due_reason_check`.execute(db);
  await sql`
    alter table refunds_due
      add constraint refunds_due_reason_check check (reason in ('PAID_LATE', 'RETURNED', 'CANCELLED')),
      add column portions text not null default '',
      drop constraint refunds_due_order_code_channel_code_reason_received_at_key,
      add constraint refunds_due_once unique (order_code, channel_code, reason, received_at, portions)`.execute(db);
}
