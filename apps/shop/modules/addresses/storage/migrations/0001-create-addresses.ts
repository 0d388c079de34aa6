import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table addresses (
      address_id uuid primary key,
      member_code text collate "C" not null,
      kind text not null check (kind in ('SHIPPING', 'BILLING')),
      type text not null check (type in ('1', '2')),
      first_name text not null,
      last_name text not null,
      mobile text not null,
      email text not null,
      address1 text not null,
      state jsonb not null,
      city jsonb not null,
      district jsonb not null,
      zip_code text collate "C",
      position bigint generated always as identity,
      unique (member_code, kind, address_id)
    )`.execute(db);
  // One row per member and kind: there are never two defaults, no matter who saves at once.
  await sql`
    create table address_defaults (
      member_code text collate "C" not null,
      kind text not null,
      address_id uuid not null,
      primary key (member_code, kind),
      foreign key (member_code, kind, address_id)
        references addresses (member_code, kind, address_id) on delete cascade
    )`.execute(db);
}
