import { type Generated, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { codeOf, type Worker } from "../../../platform/principal.ts";
import type { Act, ActName, Subject } from "../domain/acts.ts";

type JournalTables = {
  journal_entries: {
    position: Generated<number>;
    happened_at: Date;
    principal_kind: Worker["kind"];
    principal_code: string;
    act: ActName;
    subject_kind: Subject["kind"];
    subject_code: string;
    details: Act["details"];
  };
};

export type JournalEntry = {
  readonly at: Date;
  readonly by: { readonly kind: Worker["kind"]; readonly code: string };
  readonly act: ActName;
  readonly details: Act["details"];
};

export async function insertEntry(platform: Platform, worker: Worker, act: Act): Promise<void> {
  await platform.database
    .tables<JournalTables>()
    .insertInto("journal_entries")
    .values({
      happened_at: platform.clock.databaseNow(),
      principal_kind: worker.kind,
      principal_code: codeOf(worker),
      act: act.name,
      subject_kind: act.subject.kind,
      subject_code: act.subject.code,
      details: sql`${JSON.stringify(act.details)}::jsonb`,
    })
    .execute();
}

/** The acts on a subject, oldest first. */
export async function actsOn(platform: Platform, { kind, code }: Subject): Promise<JournalEntry[]> {
  const rows = await platform.database
    .tables<JournalTables>()
    .selectFrom("journal_entries")
    .select(["happened_at", "principal_kind", "principal_code", "act", "details"])
    .where("subject_kind", "=", kind)
    .where("subject_code", "=", code)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    at: row.happened_at,
    by: { kind: row.principal_kind, code: row.principal_code },
    act: row.act,
    details: row.details,
  }));
}
