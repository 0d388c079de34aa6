import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table return_pictures (
      picture_code text collate "C" primary key,
      order_code text collate "C" not null,
      return_code text collate "C" references returns (return_code),
      ticket_digest text,
      picture bytea,
      created_at timestamptz not null,
      check (return_code is null or picture is not null),
      check ((picture is null) = (ticket_digest is not null))
    )`.execute(db);
  await sql`create unique index return_pictures_by_ticket on return_pictures (ticket_digest)`.execute(db);
  await sql`create index return_pictures_of_order on return_pictures (order_code)`.execute(db);
  await sql`create index return_pictures_of_return on return_pictures (return_code)`.execute(db);
  await sql`create index return_pictures_left on return_pictures (created_at) where return_code is null`.execute(db);
}
