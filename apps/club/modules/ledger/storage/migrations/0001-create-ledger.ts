import { makeAppendOnly } from "@gelora/service-kit/append-only.ts";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMovements(db);
  await guardMovements(db);
  await createBalances(db);
  await createHolds(db);
}

async function createMovements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_movements (
      movement_id bigint generated always as identity primary key,
      member_code text collate "C" not null,
      fact text collate "C" not null unique,
      kind text not null,
      order_code text collate "C",
      booked_at timestamptz not null
    )`.execute(db);
  await sql`create index point_movements_member on point_movements (member_code, movement_id)`.execute(db);
  await sql`
    create table point_entries (
      movement_id bigint not null references point_movements,
      account text not null check (account in
        ('pending', 'available', 'held', 'owed', 'issued', 'promotion', 'spent', 'expired', 'adjustments')),
      points bigint not null check (points <> 0),
      primary key (movement_id, account)
    )`.execute(db);
}

/** Movements are never changed, and the entries of each sum to zero. */
async function guardMovements(db: Kysely<unknown>): Promise<void> {
  await makeAppendOnly(db, "point_movements", "point_entries");
  // All entries of a movement are written by one statement.
  await sql`
    create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
    begin
      if exists (select from written group by movement_id having sum(points) <> 0) then
        raise exception 'the entries of a movement sum to zero';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger point_entries_balance after insert on point_entries referencing new table as written
    for each statement execute function refuse_unbalanced_entries()`.execute(db);
}

async function createBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_balances (
      member_code text collate "C" primary key,
      pending bigint not null default 0 check (pending >= 0),
      available bigint not null default 0 check (available >= 0),
      held bigint not null default 0 check (held >= 0),
      owed bigint not null default 0 check (owed >= 0),
      check (owed = 0 or available = 0)
    )`.execute(db);
  await sql`
    create table point_lots (
      lot_id bigint generated always as identity primary key,
      member_code text collate "C" not null,
      fact text collate "C" not null unique,
      points bigint not null check (points > 0),
      remaining bigint not null check (remaining between 0 and points),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create index point_lots_open on point_lots (member_code, expires_at, lot_id) where remaining > 0`.execute(db);
  await sql`create index point_lots_due on point_lots (expires_at) where remaining > 0`.execute(db);
}

async function createHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_holds (
      order_code text collate "C" primary key,
      member_code text collate "C",
      points bigint not null check (points >= 0),
      given_back bigint not null default 0 check (given_back between 0 and points),
      state text not null check (state in ('held', 'spent', 'released')),
      held_at timestamptz not null,
      check (state <> 'released' or given_back = points),
      check (member_code is not null or state = 'released')
    )`.execute(db);
  await sql`create index point_holds_member on point_holds (member_code)`.execute(db);
  await sql`
    create table point_draws (
      order_code text collate "C" not null references point_holds,
      lot_id bigint not null references point_lots,
      points bigint not null check (points > 0),
      given_back bigint not null default 0 check (given_back between 0 and points),
      primary key (order_code, lot_id)
    )`.execute(db);
}
