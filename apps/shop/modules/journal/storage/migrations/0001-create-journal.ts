import { makeAppendOnly } from "@gelora/service-kit/append-only.ts";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_entries (
      position bigint generated always as identity primary key,
      happened_at timestamptz not null,
      principal_kind text not null check (principal_kind in ('staff', 'program')),
      principal_code text not null,
      act text not null,
      subject_kind text not null,
      subject_code text not null,
      details jsonb not null
    )`.execute(db);
  await sql`create index journal_entries_subject on journal_entries (subject_kind, subject_code, position)`.execute(db);
  await makeAppendOnly(db, "journal_entries");
}
