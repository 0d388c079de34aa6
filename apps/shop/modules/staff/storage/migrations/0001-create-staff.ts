import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_accounts (
      staff_code text primary key,
      name text not null,
      added_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create table staff_roles (
      staff_code text not null references staff_accounts (staff_code),
      role text not null check (role in ('finance', 'support', 'warehouse', 'merchandising')),
      primary key (staff_code, role)
    )`.execute(db);
}
