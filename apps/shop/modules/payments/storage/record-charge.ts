import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentDetails } from "../domain/payment.ts";
import type { PaymentStatus } from "../domain/payment-states.ts";

/**
 * Stores the provider's response to a charge, and opens the payment, in one statement, as part of
 * every purchase. It locks the payment's row first and the attempt's second, in the order used
 * everywhere.
 * @returns the payment afterwards; undefined when the claim has expired and another process has
 * taken it
 */
export async function recordCharge(
  platform: Platform,
  charge: {
    readonly orderCode: string;
    readonly providerOrderId: string;
    readonly claim: string;
    readonly details: PaymentDetails;
    readonly reference: string;
    readonly askIn: Milliseconds;
  },
): Promise<PaymentStatus | undefined> {
  const result = await sql<{ status: PaymentStatus }>`
    with payment as (
      select status from payments where order_code = ${charge.orderCode} for update
    ), attempt as (
      update payment_attempts set charge = 'answered', claim = null, claimed_until = null,
        details = ${JSON.stringify(charge.details)}::jsonb, reference = ${charge.reference},
        ask_at = ${platform.clock.databaseIn(charge.askIn)},
        status = case when rank = 0 then 'PENDING' else status end, rank = greatest(rank, 1)
      where provider_order_id = ${charge.providerOrderId} and claim = ${charge.claim} and exists (select 1 from payment)
      returning attempt
    ), opened as (
      update payments set status = 'PENDING' from attempt
      where payments.order_code = ${charge.orderCode} and payments.attempt = attempt.attempt and payments.status = 'NEW'
      returning payments.status
    )
    select coalesce((select status from opened), payment.status) as status from payment, attempt`.execute(
    platform.database.tables(),
  );
  return result.rows[0]?.status;
}
