import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/** What a member's receipts say that they keep: while it waits, and in all. */
export async function receiptTotals(
  platform: Platform,
  memberCode: string,
): Promise<{ readonly pending: number; readonly kept: number }> {
  const { rows } = await sql<{ pending: number; kept: number }>`
    select coalesce(sum(points) filter (where state = 'pending'), 0)::bigint as pending,
      coalesce(sum(points), 0)::bigint as kept
    from earnings join earned_pieces using (order_code)
    where member_code = ${memberCode} and reversed_by is null`.execute(platform.database.tables());
  return rows[0] ?? { pending: 0, kept: 0 };
}
