import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

/**
 * Spends on a message unless that would exceed the day's budget: decided in the update of the day's
 * row, so no flood exceeds it. Locks that row until the caller's transaction ends, so it comes last
 * in it.
 * @param price in rupiah
 * @returns false when it would exceed the budget
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

/** For a message that was certainly not sent. */
export async function returnMoney(platform: Platform, price: number): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_days")
    .set({ spent: sql`greatest(spent - ${price}, 0)`, sent: sql`greatest(sent - 1, 0)` })
    .where("day", "=", today(platform))
    .execute();
}

/**
 * Counts an entered code: a high share of codes never entered indicates numbers that nobody reads
 * (abuse case AC-06).
 */
export async function countEntered(platform: Platform): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_days")
    .set({ entered: sql`entered + 1` })
    .where("day", "=", today(platform))
    .execute();
}

export type CodeDay = {
  /** Calendar day in Jakarta, `2026-08-17`. */
  readonly day: string;
  /** In rupiah. */
  readonly spent: number;
  readonly sent: number;
  readonly entered: number;
};

/** What codes cost on the last days that had any, newest first. */
export async function lastCodeDays(platform: Platform, count: number): Promise<CodeDay[]> {
  return platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_days")
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"), "spent", "sent", "entered"])
    .orderBy("verification_days.day", "desc")
    .limit(count)
    .execute();
}

/** @returns true for the first caller, over all processes, to find the day's budget spent */
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
