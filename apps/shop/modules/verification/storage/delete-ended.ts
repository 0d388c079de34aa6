import { days, milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

const expiring = [
  "verification_codes",
  "verification_mobile_tokens",
  "verification_email_checks",
  "verification_verified_emails",
] as const;

/**
 * Deletes what no longer counts. Days are stored for three months, as figures without personal
 * data.
 */
export async function deleteEnded(platform: Platform): Promise<void> {
  const { clock, database } = platform;
  const now = clock.databaseNow();
  const tables = database.tables<VerificationTables>();
  for (const table of expiring) await tables.deleteFrom(table).where("expires_at", "<=", now).execute();
  // An address's tries, its day and its wait are all over.
  await tables
    .deleteFrom("verification_addresses")
    .where("tries_until", "<=", now)
    .where("sends_until", "<=", now)
    .where("next_send_at", "<=", clock.databaseIn(milliseconds(-days(1))))
    .execute();
  await tables
    .deleteFrom("verification_days")
    .where("day", "<", sql<string>`(${clock.databaseIn(milliseconds(-days(90)))})::date`)
    .execute();
}
