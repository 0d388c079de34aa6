import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { type Milliseconds, minutes } from "./durations.ts";
import type { ModuleMigrations } from "./migrate.ts";
import type { RecurringTask } from "./recurring-task.ts";

/** The count of a subject in its current window. */
export type Count = {
  readonly count: number;
  /** Until the window ends; at least 1. */
  readonly secondsLeft: number;
};

/**
 * Adds one to a subject's count in a fixed window that starts with the first call. One statement,
 * so each concurrent caller gets a distinct number. Joins the running transaction and rolls back
 * with it. The caller compares with its limit; calls beyond the limit count too, and do not extend
 * the window.
 * @param subject starts with what is counted: `track-order:source:…`
 */
export async function countInWindow(
  { clock, database }: { readonly clock: Clock; readonly database: Database },
  subject: string,
  window: Milliseconds,
): Promise<Count> {
  const now = clock.databaseNow();
  const result = await sql<{ count: number; seconds_left: number }>`
    insert into counters as known (subject, count, ends_at) values (${subject}, 1, ${clock.databaseIn(window)})
    on conflict (subject) do update set
      count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning count, ceil(extract(epoch from ends_at - ${now}))::integer as seconds_left`.execute(database.tables());
  const row = result.rows[0];
  if (!row) throw new Error("counting answers a row");
  return { count: row.count, secondsLeft: Math.max(1, row.seconds_left) };
}

/**
 * A limit on the calls of a subject, as for `countInWindow`, in a window that begins with the
 * first.
 */
export type WindowLimit = { readonly subject: string; readonly most: number; readonly window: Milliseconds };

/**
 * Counts a call for each limit in turn, and stops at the first that it exceeds: a refused call
 * does not count for later limits. So the narrowest comes first.
 * @returns failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function limitInWindow(
  platform: { readonly clock: Clock; readonly database: Database },
  limits: readonly WindowLimit[],
): Promise<Outcome<void>> {
  for (const { subject, most, window } of limits) {
    const { count, secondsLeft } = await countInWindow(platform, subject, window);
    if (count > most) return failure("TOO_MANY_REQUESTS", { seconds: secondsLeft });
  }
  return success(undefined);
}

/** Subtracts one from each subject, when the call turned out not to count. */
export async function takeBackCount(database: Database, subjects: readonly string[]): Promise<void> {
  await sql`update counters set count = count - 1 where subject in (${sql.join(subjects)}) and count > 0`.execute(
    database.tables(),
  );
}

export async function removeEndedCounters(database: Database, clock: Clock): Promise<void> {
  await sql`delete from counters where ends_at <= ${clock.databaseNow()}`.execute(database.tables());
}

export function counterRemoval(database: Database, clock: Clock): RecurringTask {
  return { name: "remove ended counters", every: minutes(10), run: () => removeEndedCounters(database, clock) };
}

export const countersMigrations: ModuleMigrations = {
  module: "counters",
  migrations: {
    "0001-create-counters": {
      up: async (db) => {
        await sql`
          create table counters (
            subject text collate "C" primary key,
            count integer not null check (count >= 0),
            ends_at timestamptz not null
          )`.execute(db);
        await sql`create index counters_ended on counters (ends_at)`.execute(db);
      },
    },
  },
};
