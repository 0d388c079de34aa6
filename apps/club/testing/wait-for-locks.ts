import { sql } from "kysely";
import { expect } from "vitest";
import type { Platform } from "../platform/platform.ts";

/** Resolves when a transaction on this database waits for an account that another one holds. */
export async function someoneWaitsForAccount({ database }: Platform): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(database.tables());
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
}

/**
 * Does two works at once, each in a transaction. The database ends one that blocks the other for
 * good, and it is begun again.
 * @returns how many transactions it took: two, when neither was in the other's way
 */
export async function transactionsOf(
  one: { readonly from: Platform; readonly work: () => Promise<unknown> },
  other: { readonly from: Platform; readonly work: () => Promise<unknown> },
): Promise<number> {
  let begun = 0;
  await Promise.all(
    [one, other].map(({ from, work }) =>
      from.database.transaction(() => {
        begun += 1;
        return work();
      }),
    ),
  );
  return begun;
}
