import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Act } from "../domain/acts.ts";

/** An act as the journal shows it. */
export type JournalEntry = Act & { readonly at: Date; readonly by: string };

/** Waits until no other transaction does an act with this key, and holds it until this one ends. */
export async function lockKey(platform: Platform, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff acts'), hashtext(${key}))`.execute(platform.database.tables());
}

/** @param staffCode who did it: a person, or the command that keeps accounts */
export async function insertAct(platform: Platform, staffCode: string, act: Act): Promise<void> {
  await sql`
    insert into staff_acts (act_key, happened_at, staff_code, act, subject_code, reason, details)
    values (${act.key}, ${platform.clock.databaseNow()}, ${staffCode}, ${act.name}, ${act.subject}, ${act.reason},
      ${JSON.stringify(act.details)}::json)`.execute(platform.database.tables());
}

export async function selectAct(platform: Platform, key: string): Promise<Act | undefined> {
  const { rows } = await sql<Act>`
    select ${entry} from staff_acts where act_key = ${key}`.execute(platform.database.tables());
  return rows[0];
}

/** What was done to a member or a staff account, oldest first. */
export async function actsOn(platform: Platform, subject: string): Promise<readonly JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select happened_at as at, staff_code as by, ${entry} from staff_acts
    where subject_code = ${subject} order by position`.execute(platform.database.tables());
  return rows;
}

const entry = sql`act as name, subject_code as subject, reason, act_key as key, details`;
