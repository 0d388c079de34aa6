import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds_due add column decision text check (decision in ('accepted', 'refunded', 'transferred')),
      add column decided_by text, add column decided_at timestamptz, add column reference_of_transfer text`.execute(db);
  await sql`create index refunds_due_open on refunds_due (noted_at) where decided_at is null`.execute(db);
}
