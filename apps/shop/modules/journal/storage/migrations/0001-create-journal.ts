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
  // A trigger, not a revoked right: the shop connects as the owner of the table, who keeps every
  // right on it.
  await sql`
    create function refuse_journal_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the journal is append only';
    end $$`.execute(db);
  await sql`
    create trigger journal_entries_stay before update or delete on journal_entries
    for each row execute function refuse_journal_change()`.execute(db);
  await sql`
    create trigger journal_entries_stay_whole before truncate on journal_entries
    for each statement execute function refuse_journal_change()`.execute(db);
}
