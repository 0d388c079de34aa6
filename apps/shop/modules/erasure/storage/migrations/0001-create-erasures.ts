import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      member_code text collate "C" primary key,
      asked_at timestamptz not null,
      due_at timestamptz not null
    )`.execute(db);
  await sql`create index erasures_due on erasures (due_at)`.execute(db);
}
