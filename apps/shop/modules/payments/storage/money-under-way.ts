import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentTables } from "./payment-tables.ts";

/** Whether money of one of these orders is going back, or awaits a person's decision. */
export async function hasMoneyUnderWay(platform: Platform, orderCodes: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from refunds where order_code = any(${orderCodes}::text[]) and state not in ('done', 'transferred')
    ) or exists (
      select from payments_to_review as review join payment_attempts as attempt using (provider_order_id)
      where attempt.order_code = any(${orderCodes}::text[]) and review.decided_at is null
    ) as found`.execute(platform.database.tables<PaymentTables>());
  return rows[0]?.found ?? false;
}
