import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/**
 * Counts a request in a fixed window, in one statement, so that parallel requests are all counted.
 * @param address folded; it is kept as a digest, for most of those that strangers type are nobody's here
 * @returns how many there were in the window, and the seconds until it ends
 */
export async function countResetRequest(
  platform: Platform,
  address: string,
  window: Milliseconds,
): Promise<{ readonly requests: number; readonly secondsLeft: number }> {
  const { clock, database } = platform;
  const now = clock.databaseNow();
  const result = await sql<{ requests: number; seconds_left: number }>`
    insert into reset_requests as known (address_digest, requests, until) values (${digestOfToken(address)}, 1, ${clock.databaseIn(window)})
    on conflict (address_digest) do update set
      requests = case when known.until <= ${now} then 1 else known.requests + 1 end,
      until = case when known.until <= ${now} then excluded.until else known.until end
    returning requests, ceil(extract(epoch from until - ${now}))::integer as seconds_left`.execute(
    database.tables<SignInTables>(),
  );
  const row = result.rows[0];
  if (!row) throw new Error("counting a request answers a row");
  return { requests: row.requests, secondsLeft: Math.max(1, row.seconds_left) };
}

export async function deleteEndedResetRequests(platform: Platform): Promise<void> {
  await platform.database
    .tables<SignInTables>()
    .deleteFrom("reset_requests")
    .where("until", "<=", platform.clock.databaseNow())
    .execute();
}
