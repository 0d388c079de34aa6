import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchases (
      order_code text primary key,
      mobile text not null,
      amount bigint not null check (amount >= 0),
      completed_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index purchases_mobile on purchases (mobile)`.execute(db);
}
