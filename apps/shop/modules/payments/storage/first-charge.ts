import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentTables } from "./payment-tables.ts";

/** A payment with what its current attempt is called at the provider. */
export type FirstCharge = Pick<PaymentTables["payments"], "amount" | "customer" | "items" | "deadline"> & {
  readonly providerOrderId: string;
  readonly channelCode: string;
};

/**
 * Takes the right to charge a payment that nobody has charged yet, in one statement: nearly every charge is such. It takes the payment's row first and the attempt's second, as
 * everybody does, and waits for whoever holds them.
 * @param claim the taker's own word, which its answer must bear
 * @returns undefined when there is more to think about: it has been charged before, has ended, is overdue, or goes by another channel
 */
export async function claimFirstCharge(
  platform: Platform,
  orderCode: string,
  claim: string,
  lease: Milliseconds,
  channelCodes: readonly string[],
): Promise<FirstCharge | undefined> {
  const { clock, database } = platform;
  const { rows } = await sql<FirstCharge>`
    with payment as (
      select order_code, attempt, amount, customer, items, deadline from payments
      where order_code = ${orderCode} and status = 'NEW' and deadline > ${clock.databaseNow()}
      for update
    )
    update payment_attempts attempt set charge = 'asked', claim = ${claim}, ask_at = ${clock.databaseIn(lease)},
      claimed_until = clock_timestamp() + ${sql.lit(lease)} * interval '1 millisecond'
    from payment
    where attempt.order_code = payment.order_code and attempt.attempt = payment.attempt
      and attempt.charge = 'unasked' and attempt.status = 'NEW' and attempt.channel_code = any(${channelCodes}::text[])
    returning payment.amount, payment.customer, payment.items, payment.deadline,
      attempt.provider_order_id as "providerOrderId", attempt.channel_code as "channelCode"`.execute(
    database.tables<PaymentTables>(),
  );
  return rows[0];
}
