import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Account } from "../domain/movement.ts";

/** The sum of a member's entries on each account, straight from the entries. */
export async function accountTotals(
  platform: Platform,
  memberCode: string,
): Promise<Readonly<Record<Account, number>>> {
  const { rows } = await sql<{ account: Account; points: number }>`
    select account, sum(points)::bigint as points from point_movements join point_entries using (movement_id)
    where member_code = ${memberCode} group by account`.execute(platform.database.tables());
  const none = {
    pending: 0,
    available: 0,
    held: 0,
    owed: 0,
    issued: 0,
    promotion: 0,
    spent: 0,
    expired: 0,
    adjustments: 0,
  };
  return { ...none, ...Object.fromEntries(rows.map(({ account, points }) => [account, points])) };
}
