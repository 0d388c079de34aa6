import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type Tables = { counting_withdrawals: { client_id: string; withdrawn_at: Date } };

/** Nothing waits as long: an order to be paid, or events for a provider that is down. */
const longestWait = sql<string>`interval '30 days'`;

/** Notes that a browser's shopper has taken the consent back, and forgets those of long ago. */
export async function noteWithdrawal(platform: Platform, clientId: string): Promise<void> {
  const now = platform.clock.databaseNow();
  const tables = platform.database.tables<Tables>();
  await tables
    .deleteFrom("counting_withdrawals")
    .where("withdrawn_at", "<", sql<Date>`${now} - ${longestWait}`)
    .execute();
  await tables
    .insertInto("counting_withdrawals")
    .values({ client_id: clientId, withdrawn_at: now })
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .execute();
}

export async function hasWithdrawn(platform: Platform, clientId: string): Promise<boolean> {
  const row = await platform.database
    .tables<Tables>()
    .selectFrom("counting_withdrawals")
    .select("client_id")
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row !== undefined;
}
