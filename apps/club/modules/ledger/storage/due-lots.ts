import type { Points } from "@gelora/money/points.ts";
import type { DuePage } from "@gelora/service-kit/due-page.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { LedgerTables } from "./ledger-tables.ts";

/** Members with points at the end of their life, in the order of their codes. */
export async function selectMembersWithDueLots(
  platform: Platform,
  { after = "", most }: DuePage<string>,
): Promise<readonly string[]> {
  const rows = await platform.database
    .tables<LedgerTables>()
    .selectFrom("point_lots")
    .select("member_code")
    .distinct()
    .where("remaining", ">", sql<Points>`0`)
    .where("expires_at", "<=", platform.clock.databaseNow())
    .where("member_code", ">", after)
    .orderBy("member_code")
    .limit(most)
    .execute();
  return rows.map((row) => row.member_code);
}
