import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

/**
 * Spends on a message, unless the day's budget would be passed: the row of the day decides in the update, so that no flood passes it.
 * Holds: the day's row until the caller's transaction ends, so it comes last in it.
 * @param price in rupiah
 * @returns false when the budget does not hold it
 */
export async function spend(platform: Platform, price: number, budget: number): Promise<boolean> {
  if (price > budget) return false;
  const result = await sql`
    insert into verification_days as known (day, spent, sent) values (${today(platform)}, ${price}, 1)
    on conflict (day) do update set spent = known.spent + ${price}, sent = known.sent + 1
    where known.spent + ${price} <= ${budget}
    returning spent`.execute(platform.database.tables<VerificationTables>());
  return result.rows.length === 1;
}

/** For a message that was surely not sent. */
export async function returnMoney(platform: Platform, price: number): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_days")
    .set({ spent: sql`greatest(spent - ${price}, 0)`, sent: sql`greatest(sent - 1, 0)` })
    .where("day", "=", today(platform))
    .execute();
}

/** Counts a code that came back: the share of codes that nobody enters tells of numbers that nobody reads (abuse case AC-06). */
export async function countEntered(platform: Platform): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_days")
    .set({ entered: sql`entered + 1` })
    .where("day", "=", today(platform))
    .execute();
}

/** @returns true for the first who finds the budget of the day spent, over all processes */
export async function takeAlarm(platform: Platform): Promise<boolean> {
  const day = today(platform);
  const now = platform.clock.databaseNow();
  const result = await sql`
    insert into verification_days as known (day, spent, sent, alarmed_at) values (${day}, 0, 0, ${now})
    on conflict (day) do update set alarmed_at = ${now} where known.alarmed_at is null
    returning day`.execute(platform.database.tables<VerificationTables>());
  return result.rows.length === 1;
}

/** The calendar day in Jakarta by the database's clock. */
function today({ clock }: Platform) {
  return sql<string>`(${clock.databaseNow()} at time zone 'Asia/Jakarta')::date`;
}
