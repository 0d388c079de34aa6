import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * Counts a try in a fixed window, in one statement, so that parallel tries are all counted.
 * @returns how many there were in the window, and the seconds until it ends
 */
export async function countTry(
  platform: Platform,
  subject: string,
  window: Milliseconds,
): Promise<{ tries: number; secondsLeft: number }> {
  const { clock, database } = platform;
  const result = await sql<{ tries: number; seconds_left: number }>`
    insert into track_tries as known (subject, tries, until) values (${subject}, 1, ${clock.databaseIn(window)})
    on conflict (subject) do update set
      tries = case when known.until <= ${clock.databaseNow()} then 1 else known.tries + 1 end,
      until = case when known.until <= ${clock.databaseNow()} then excluded.until else known.until end
    returning tries, ceil(extract(epoch from until - ${clock.databaseNow()}))::integer as seconds_left`.execute(
    database.tables<OrdersTables>(),
  );
  const row = result.rows[0];
  if (!row) throw new Error("counting a try answers a row");
  return { tries: row.tries, secondsLeft: Math.max(1, row.seconds_left) };
}

export async function deleteEndedTries(platform: Platform): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .deleteFrom("track_tries")
    .where("until", "<=", platform.clock.databaseNow())
    .execute();
}
