import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wishlist_items (
      member_code text collate "C" not null,
      product_code text collate "C" not null,
      price bigint not null,
      added_at timestamptz not null,
      position bigint generated always as identity,
      primary key (member_code, product_code)
    )`.execute(db);
  await sql`create index wishlist_items_newest on wishlist_items (member_code, position desc)`.execute(db);
}
