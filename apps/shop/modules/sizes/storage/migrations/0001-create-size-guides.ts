import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table size_guides (
      brand_code text collate "C" not null,
      category_code text collate "C" not null,
      content jsonb not null,
      primary key (brand_code, category_code)
    )`.execute(db);
  // One row: every change of the guides takes the next number, in the order of commits.
  await sql`
    create table size_guides_state (
      single boolean primary key default true check (single),
      version bigint not null
    )`.execute(db);
  await sql`insert into size_guides_state (version) values (0)`.execute(db);
}
