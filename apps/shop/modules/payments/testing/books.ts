import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentDiscrepancy } from "../domain/payment-discrepancy.ts";

/**
 * Adds up the payments independently of the code under test. Empty when all is well (invariants
 * I-06, I-08). Used by the journeys and the crash tests.
 */
export async function auditPayments(platform: Platform): Promise<PaymentDiscrepancy[]> {
  const result = await sql<PaymentDiscrepancy>`
    select payments.order_code as "orderCode",
      case
        when payments.status = 'PAID' and not exists (
          select 1 from payment_attempts paid where paid.order_code = payments.order_code and paid.status = 'PAID')
          then 'paid without an attempt that is'
        when payments.status <> 'PAID' and exists (
          select 1 from payment_attempts paid where paid.order_code = payments.order_code and paid.status = 'PAID')
          then 'an attempt is paid, the payment is not'
        when (payments.status = 'PAID') <> (payments.paid_at is not null) then 'paid without a moment, or the other way round'
        when current.order_code is null then 'without a current attempt'
        when current.status = 'PENDING' and current.charge = 'answered' and current.ask_at is null and current.channel_code not in ('COD', 'STORE_CASH')
          and not exists (select 1 from payments_to_review waiting where waiting.provider_order_id = current.provider_order_id)
          then 'open, and nobody will ask about it'
      end as what
    from payments
    left join payment_attempts current on current.order_code = payments.order_code and current.attempt = payments.attempt`.execute(
    platform.database.tables(),
  );
  return result.rows.filter((row) => row.what);
}
