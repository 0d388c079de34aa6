import { makeAppendOnly } from "@gelora/service-kit/append-only.ts";
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
  await makeAppendOnly(db, "staff_acts");
}
