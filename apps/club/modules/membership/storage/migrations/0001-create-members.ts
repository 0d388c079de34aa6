import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      member_code text primary key,
      mobile text not null unique check (mobile ~ '^8[0-9]{7,12}$'),
      first_name text not null,
      last_name text not null,
      email text not null,
      email_verified boolean not null default false,
      phone_verified boolean not null default false,
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'GUEST')),
      created_at timestamptz not null default now()
    )`.execute(db);
}
