import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      sku_code text collate "C" not null,
      member_code text collate "C" not null,
      product_code text collate "C" not null,
      language text not null,
      asked_at timestamptz not null,
      place bigint generated always as identity,
      primary key (sku_code, member_code)
    )`.execute(db);
  await sql`create index reminders_queue on reminders (sku_code, place)`.execute(db);
  await sql`create index reminders_member on reminders (member_code, place desc)`.execute(db);
  // How many of a sku's units someone has been notified of. One row per sku that was ever waited
  // for; code that sends messages about a sku locks it.
  await sql`
    create table reminded_skus (
      sku_code text collate "C" primary key,
      promised integer not null check (promised >= 0)
    )`.execute(db);
}
