import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shopper_pictures (
      picture_code text collate "C" primary key,
      sender text not null,
      thing_code text collate "C",
      ticket_digest text,
      picture bytea,
      small bytea,
      created_at timestamptz not null,
      check (thing_code is null or picture is not null),
      check ((picture is null) = (ticket_digest is not null)),
      check ((picture is null) = (small is null))
    )`.execute(db);
  await sql`create unique index shopper_pictures_by_ticket on shopper_pictures (ticket_digest)`.execute(db);
  await sql`create index shopper_pictures_of_thing on shopper_pictures (thing_code)`.execute(db);
  await sql`create index shopper_pictures_left on shopper_pictures (created_at) where thing_code is null`.execute(db);
}
