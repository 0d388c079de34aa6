import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "./verification-tables.ts";

/** A number and an address that a flow has verified and not used yet, the latest of each. */
export async function selectProvenContacts(
  platform: Platform,
  flow: string,
): Promise<{ readonly mobile?: string; readonly email?: string }> {
  const tables = platform.database.tables<VerificationTables>();
  const [number, address] = await Promise.all([
    tables
      .selectFrom("verification_mobile_tokens")
      .select("mobile")
      .where("flow", "=", flow)
      .where("spent_at", "is", null)
      .where("expires_at", ">", platform.clock.databaseNow())
      .orderBy("expires_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    tables
      .selectFrom("verification_verified_emails")
      .select("email")
      .where("flow", "=", flow)
      .where("expires_at", ">", platform.clock.databaseNow())
      .orderBy("expires_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { ...number, ...address };
}
