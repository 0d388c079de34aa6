import { createStaffAccounts } from "@gelora/service-kit/staff-accounts.ts";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createStaffAccounts(db, ["finance", "support"]);
  await sql`
    create table staff_acts (
      position bigint generated always as identity primary key,
      act_key text collate "C" not null unique,
      happened_at timestamptz not null,
      staff_code text collate "C" not null,
      act text not null,
      subject_code text collate "C" not null,
      reason text not null check (reason <> ''),
      details json not null
    )`.execute(db);
  await sql`create index staff_acts_subject on staff_acts (subject_code, position)`.execute(db);
  // A trigger, not a revoked right: the club connects as the owner of the table, who keeps every
  // right on it.
  await sql`
    create function refuse_act_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the journal is append only';
    end $$`.execute(db);
  await sql`
    create trigger staff_acts_stay before update or delete on staff_acts
    for each row execute function refuse_act_change()`.execute(db);
  await sql`
    create trigger staff_acts_stay_whole before truncate on staff_acts
    for each statement execute function refuse_act_change()`.execute(db);
}
