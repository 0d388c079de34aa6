import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { daysPerTry, mostTries } from "../domain/tries.ts";
import type { VerificationTables } from "./verification-tables.ts";

const cost = days(daysPerTry);
/** An address that owes more than this has no try left. */
const credit = days(daysPerTry * (mostTries - 1));

/** True in SQL where the address has a try left. */
export function hasTryLeft({ clock }: Platform, triesUntil: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`${triesUntil} <= ${clock.databaseIn(credit)}`;
}

/**
 * Counts a try, in one statement that checks and counts, so of any number of parallel tries five
 * pass. Called outside a transaction: the count must stay whatever becomes of the try.
 * @returns how many are left afterwards; undefined when there was none
 */
export async function countTry(platform: Platform, subject: string): Promise<number | undefined> {
  const { clock, database } = platform;
  if (database.isInTransaction())
    throw new Error("a try must be counted outside a transaction, which could roll it back");
  const row = await database
    .tables<VerificationTables>()
    .updateTable("verification_addresses")
    .set({
      tries_until: sql`greatest(tries_until, ${clock.databaseNow()}) + ${sql.lit(cost)} * interval '1 millisecond'`,
    })
    .where("subject", "=", subject)
    .where(hasTryLeft(platform, sql`tries_until`))
    .returning(triesLeft(platform).as("left"))
    .executeTakeFirst();
  return row?.left;
}

/** How many tries the address has left, without counting one. */
export async function selectTriesLeft(platform: Platform, subject: string): Promise<number> {
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_addresses")
    .select(triesLeft(platform).as("left"))
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.left ?? mostTries;
}

/** Debt that extends beyond now reduces the tries left. */
function triesLeft({ clock }: Platform): RawBuilder<number> {
  const owed = sql`extract(epoch from greatest(tries_until - ${clock.databaseNow()}, interval '0')) * 1000`;
  return sql<number>`greatest(0, floor((${sql.lit(credit)} - ${owed}) / ${sql.lit(cost)}) + 1)::integer`;
}

/**
 * The owner has proven the address: earlier failures were their own mistakes, and the waits start
 * over.
 * @returns false when there were none
 */
export async function forgiveTries(platform: Platform, subject: string): Promise<boolean> {
  const result = await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_addresses")
    .set({ tries_until: platform.clock.databaseNow(), wait_step: 0 })
    .where("subject", "=", subject)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
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
