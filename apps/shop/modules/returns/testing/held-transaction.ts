import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/**
 * Does something in a transaction, and does something else before that one commits, once it waits
 * for a lock.
 * @returns what both came to
 */
export async function beforeItCommits<First, Second>(
  platform: Platform,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const [done, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = platform.database.transaction(async () => {
    const value = await first();
    done.resolve();
    await over.promise;
    return value;
  });
  // A failure of the first shows as it is, and does not leave the other waiting for it.
  await Promise.race([done.promise, held]);
  const other = second();
  await untilOneWaits(platform);
  over.resolve();
  return Promise.all([held, other]);
}

async function untilOneWaits(platform: Platform): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(platform.database.tables());
    if ((rows[0]?.waiting ?? 0) > 0) return;
    await setTimeout(20);
  }
  throw new Error("nothing waits for a lock");
}
