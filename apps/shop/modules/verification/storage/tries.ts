import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { daysPerTry, mostTries } from "../domain/tries.ts";
import type { VerificationTables } from "./verification-tables.ts";

const cost = days(daysPerTry);
/** Who owes more than this has no try left. */
const credit = days(daysPerTry * (mostTries - 1));

/** True in SQL where the address has a try left. */
export function hasTryLeft({ clock }: Platform, triesUntil: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`${triesUntil} <= ${clock.databaseIn(credit)}`;
}

/**
 * Counts a try, in one statement that looks and counts at once, so that of any number of parallel tries five are let through. To be called outside of a transaction: it must be
 * kept whatever becomes of the try.
 * @returns false when there is none left
 */
export async function countTry(platform: Platform, subject: string): Promise<boolean> {
  const { clock, database } = platform;
  if (database.isInTransaction()) throw new Error("a try is counted before it is evaluated, and must not be undone");
  const result = await database
    .tables<VerificationTables>()
    .updateTable("verification_addresses")
    .set({
      tries_until: sql`greatest(tries_until, ${clock.databaseNow()}) + ${sql.lit(cost)} * interval '1 millisecond'`,
    })
    .where("subject", "=", subject)
    .where(hasTryLeft(platform, sql`tries_until`))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Somebody has shown that the address is theirs: earlier tries were their own mistakes, and the waits begin anew. */
export async function forgiveTries(platform: Platform, subject: string): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_addresses")
    .set({ tries_until: platform.clock.databaseNow(), wait_step: 0 })
    .where("subject", "=", subject)
    .execute();
}

/** @returns whole hours until the next try, at least 1 */
export async function hoursUntilTry(platform: Platform, subject: string): Promise<number> {
  const freeAt = platform.clock.databaseIn(milliseconds(credit));
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_addresses")
    .select(sql<number>`ceil(extract(epoch from tries_until - ${freeAt}) / 3600)::integer`.as("hours"))
    .where("subject", "=", subject)
    .executeTakeFirst();
  return Math.max(1, row?.hours ?? 1);
}
