import { type RawBuilder, sql } from "kysely";
import type { Milliseconds } from "./durations.ts";

/**
 * The only source of time. Decisions in SQL use the database's clock (`databaseNow`), so that
 * several processes agree; both follow the same offset, which tests may move.
 */
export type Clock = {
  now(): Date;
  /** The current moment as an SQL expression of type timestamptz. */
  databaseNow(): RawBuilder<Date>;
  /** The moment `wait` from now, as an SQL expression of type timestamptz. */
  databaseIn(wait: Milliseconds): RawBuilder<Date>;
  /** Sets the clock's offset from real time. Only the test clock's route calls it. */
  setOffset(offset: Milliseconds): void;
};

export function createClock(): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    // clock_timestamp() advances within a transaction that waited for a lock, now() does not
    databaseNow: () => sql<Date>`(clock_timestamp() + ${sql.lit(offsetMs)} * interval '1 millisecond')`,
    databaseIn: (wait) => sql<Date>`(clock_timestamp() + ${sql.lit(offsetMs + wait)} * interval '1 millisecond')`,
    setOffset: (offset) => {
      offsetMs = offset;
    },
  };
}
