import { type Kysely, sql } from "kysely";

/**
 * The name of each file is noted before it is written, so that none is left that nobody knows. A
 * name in use cannot be forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture_files (
      name text collate "C" primary key,
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index picture_files_by_age on picture_files (written_at)`.execute(db);
  await sql`
    alter table shopper_pictures
      add column file_name text collate "C" unique references picture_files (name),
      add column file_digest text collate "C",
      drop constraint shopper_pictures_check,
      drop constraint shopper_pictures_check1,
      drop constraint shopper_pictures_check2`.execute(db);
  await sql`
    alter table shopper_pictures
      add constraint shopper_pictures_has_come check (
        num_nonnulls(picture, file_name, ticket_digest) = 1 and (small is null) = (ticket_digest is not null)),
      add constraint shopper_pictures_in_thing check (thing_code is null or ticket_digest is null),
      add constraint shopper_pictures_file check ((file_name is null) = (file_digest is null))`.execute(db);
}
