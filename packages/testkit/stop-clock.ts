import type { Clock } from "@gelora/service-kit/clock.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";

/**
 * Makes time stand still for a test that reads how long is left: from then on only `setOffset`
 * moves it, however slow the machine is.
 */
export function stopClock(clock: Clock): void {
  const stoppedAt = Date.now();
  let offset = milliseconds(0);
  const moment = (wait: number) => new Date(stoppedAt + offset + wait);
  clock.now = () => moment(0);
  clock.databaseNow = () => sql<Date>`${moment(0).toISOString()}::timestamptz`;
  clock.databaseIn = (wait) => sql<Date>`${moment(wait).toISOString()}::timestamptz`;
  clock.setOffset = (newOffset) => {
    offset = newOffset;
  };
}
