import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { TryWaits } from "../domain/try-waits.ts";
import type { PasswordsTables } from "./passwords-tables.ts";

/** What tries are counted under, and how it waits. */
export type TrySubject = { readonly name: string; readonly waits: TryWaits };

/**
 * @returns the seconds until all of the subjects may be tried again; 0 when they may be tried now
 */
export async function secondsToWait(platform: Platform, subjects: readonly TrySubject[]): Promise<number> {
  const now = platform.clock.databaseNow();
  const names = subjects.map(({ name }) => name);
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(free_at) - ${now}))::integer as seconds from password_tries
    where subject = any(${names}::text[]) and free_at > ${now}`.execute(platform.database.tables<PasswordsTables>());
  return Math.max(0, rows[0]?.seconds ?? 0);
}

/**
 * Counts a try as failed before the comparison, in one statement: parallel tries in any number of
 * processes are counted separately, and none passes while the subject waits. A refused try does not
 * raise the count. A correct password clears it with `forgetTries`.
 * @returns whether the try may be compared
 */
export async function countTry(platform: Platform, { name, waits }: TrySubject): Promise<boolean> {
  const now = platform.clock.databaseNow();
  const { rows } = await sql`
    insert into password_tries as known (subject, failures, free_at, forgotten_at)
    values (${name}, 1, ${now}, ${platform.clock.databaseIn(waits.lifetime)})
    on conflict (subject) do update set
      failures = case when known.forgotten_at <= ${now} then 1 else known.failures + 1 end,
      free_at = ${now} + interval '1 millisecond' * case when known.forgotten_at <= ${now} then 0
        else (${[...waits.afterFailures]}::float8[])[least(known.failures + 1, ${waits.afterFailures.length}::integer)] end,
      forgotten_at = excluded.forgotten_at
    where known.free_at <= ${now}
    returning failures`.execute(platform.database.tables<PasswordsTables>());
  return rows.length > 0;
}

export async function forgetTries(platform: Platform, subjects: readonly TrySubject[]): Promise<void> {
  const names = subjects.map(({ name }) => name);
  await platform.database
    .tables<PasswordsTables>()
    .deleteFrom("password_tries")
    .where("subject", "in", names)
    .execute();
}

/** Clears a subject and all whose names begin with its own and a colon. */
export async function forgetTriesUnder(platform: Platform, { name }: TrySubject): Promise<void> {
  // The semicolon follows the colon in the order of the column, so the range is read by its index.
  await sql`
    delete from password_tries where subject = ${name} or (subject > ${`${name}:`} and subject < ${`${name};`})
  `.execute(platform.database.tables<PasswordsTables>());
}

/** A correct password is no failure, and says nothing about the other tries of its source. */
export async function takeBackTry(platform: Platform, { name }: TrySubject): Promise<void> {
  await sql`
    update password_tries set failures = failures - 1, free_at = ${platform.clock.databaseNow()}
    where subject = ${name} and failures > 0`.execute(platform.database.tables<PasswordsTables>());
}

export async function deleteForgottenTries(platform: Platform): Promise<void> {
  await platform.database
    .tables<PasswordsTables>()
    .deleteFrom("password_tries")
    .where("forgotten_at", "<=", platform.clock.databaseNow())
    .execute();
}
