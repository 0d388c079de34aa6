import { days } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { waitsAfterFailures } from "../domain/try-waits.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/** Failures are cleared after this long without a try. */
const lifetime = days(1);

/** @returns the seconds until the subject may be tried again; 0 when it may be tried now */
export async function secondsToWait(platform: Platform, subject: string): Promise<number> {
  const now = platform.clock.databaseNow();
  const result = await sql<{ seconds: number }>`
    select ceil(extract(epoch from free_at - ${now}))::integer as seconds from password_tries
    where subject = ${subject} and free_at > ${now}`.execute(platform.database.tables<SignInTables>());
  return Math.max(0, result.rows[0]?.seconds ?? 0);
}

/**
 * Counts a try as failed before the comparison, in one statement: parallel tries in any number of
 * processes are counted separately, and none passes while the subject waits. A rejected try does
 * not raise the count. A correct password clears it with `forgetTries`.
 * @returns whether the try may be compared
 */
export async function countTry(platform: Platform, subject: string): Promise<boolean> {
  const now = platform.clock.databaseNow();
  const forgottenAt = platform.clock.databaseIn(lifetime);
  const result = await sql`
    insert into password_tries as known (subject, failures, free_at, forgotten_at) values (${subject}, 1, ${now}, ${forgottenAt})
    on conflict (subject) do update set
      failures = case when known.forgotten_at <= ${now} then 1 else known.failures + 1 end,
      free_at = ${now} + interval '1 millisecond' * case when known.forgotten_at <= ${now} then 0
        else (${[...waitsAfterFailures]}::float8[])[least(known.failures + 1, ${waitsAfterFailures.length}::integer)] end,
      forgotten_at = excluded.forgotten_at
    where known.free_at <= ${now}
    returning failures`.execute(platform.database.tables<SignInTables>());
  return result.rows.length > 0;
}

export async function forgetTries(platform: Platform, subjects: readonly string[]): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("password_tries")
    .where("subject", "in", subjects)
    .execute();
}

export async function deleteForgottenTries(platform: Platform): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("password_tries")
    .where("forgotten_at", "<=", platform.clock.databaseNow())
    .execute();
}
