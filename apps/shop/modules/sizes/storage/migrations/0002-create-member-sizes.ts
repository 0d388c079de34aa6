import { type Kysely, sql } from "kysely";

/** The sizes that members wear, one of each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_sizes (
      member_code text collate "C" not null,
      kind text not null,
      size_code text collate "C" not null,
      changed_at timestamptz not null,
      primary key (member_code, kind)
    )`.execute(db);
}
