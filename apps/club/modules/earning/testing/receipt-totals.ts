import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type ReceiptTotals = { readonly pending: number; readonly retained: number; readonly pieces: number };

/** What a member's receipts say that they keep: while it waits, and in all. */
export async function receiptTotals(platform: Platform, memberCode: string): Promise<ReceiptTotals> {
  const { rows } = await sql<ReceiptTotals>`
    select coalesce(sum(points) filter (where state = 'pending'), 0)::bigint as pending,
      coalesce(sum(points), 0)::bigint as retained, count(*)::integer as pieces
    from earnings join earned_pieces using (order_code)
    where member_code = ${memberCode} and reversed_by is null`.execute(platform.database.tables());
  return rows[0] ?? { pending: 0, retained: 0, pieces: 0 };
}
