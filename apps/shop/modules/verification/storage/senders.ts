import { days } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

/** Counts a send for a source or a session, unless it has had as many as it may in a day. @returns false when it is one too many */
export async function countSender(platform: Platform, sender: string, most: number): Promise<boolean> {
  const { clock, database } = platform;
  const now = clock.databaseNow();
  const dayEnd = clock.databaseIn(days(1));
  const result = await sql`
    insert into verification_senders as known (sender, sends, sends_until) values (${sender}, 1, ${dayEnd})
    on conflict (sender) do update set
      sends = case when known.sends_until <= ${now} then 1 else known.sends + 1 end,
      sends_until = case when known.sends_until <= ${now} then ${dayEnd} else known.sends_until end
    where known.sends_until <= ${now} or known.sends < ${most}
    returning sends`.execute(database.tables<VerificationTables>());
  return result.rows.length === 1;
}

/** @returns whole hours until a sender may send again, at least 1 */
export async function hoursUntilNextDay(platform: Platform, senders: readonly string[]): Promise<number> {
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_senders")
    .select(
      sql<number>`ceil(extract(epoch from max(sends_until) - ${platform.clock.databaseNow()}) / 3600)::integer`.as(
        "hours",
      ),
    )
    .where("sender", "in", senders)
    .executeTakeFirst();
  return Math.max(1, row?.hours ?? 1);
}
