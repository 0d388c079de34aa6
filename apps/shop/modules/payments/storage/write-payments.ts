import { anyOf } from "@gelora/service-kit/any-of.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { findChannel } from "../domain/find-channel.ts";
import type { NewPayment } from "../domain/payment.ts";
import { type PaymentStatus, paymentRanks } from "../domain/payment-states.ts";
import type { PaymentTables } from "./payment-tables.ts";

/**
 * A payment with its first attempt.
 * @param claim of the one who charges it next, see `claimCharge`; without it, the first caller
 */
export function newPayment(
  { clock }: Platform,
  payment: NewPayment,
  claim?: { readonly token: string; readonly lease: Milliseconds },
): Statement<void> {
  const { orderCode, amount, channelCode, customer, deadline, cashAllowed = true, distributionType = null } = payment;
  const items = payment.items.map(({ id, name, price, quantity }) => ({ id, name, price, quantity }));
  const charge = claim
    ? sql`'asked', ${claim.token}, clock_timestamp() + ${sql.lit(claim.lease)} * interval '1 millisecond', ${clock.databaseIn(claim.lease)}`
    : sql`'unasked', null, null, null`;
  return statement(
    sql`
      with attempt as (
        insert into payment_attempts (provider_order_id, order_code, attempt, channel_code, charge, claim, claimed_until, ask_at)
        values (${idAtProvider(orderCode, 1)}, ${orderCode}, 1, ${channelCode}, ${charge})
      )
      insert into payments (order_code, amount, channel_code, customer, items, cash_allowed, distribution_type, deadline, created_at)
      values (${orderCode}, ${amount}, ${channelCode}, ${JSON.stringify(customer)}::jsonb, ${JSON.stringify(items)}::jsonb,
        ${cashAllowed}, ${distributionType}, ${deadline}, ${clock.databaseNow()})`,
    () => {},
  );
}

type NewAttempt = { readonly orderCode: string; readonly attempt: number; readonly channelCode: string };

export async function insertAttempt(platform: Platform, attempt: NewAttempt): Promise<void> {
  await platform.database.tables<PaymentTables>().insertInto("payment_attempts").values(attemptRow(attempt)).execute();
}

/** The order's code for the first attempt; further ones add their number. */
export function idAtProvider(orderCode: string, attempt: number): string {
  return attempt === 1 ? orderCode : `${orderCode}-${attempt}`;
}

function attemptRow({ orderCode, attempt, channelCode }: NewAttempt) {
  return {
    provider_order_id: idAtProvider(orderCode, attempt),
    order_code: orderCode,
    attempt,
    channel_code: channelCode,
    claim: null,
    claimed_until: null,
    details: null,
    reference: null,
    ask_at: null,
  };
}

/** Locks the row that serialises all decisions about an order's payment. */
export async function lockPayment(platform: Platform, orderCode: string) {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("payments")
    .selectAll()
    .where("order_code", "=", orderCode)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePayment(
  platform: Platform,
  orderCode: string,
  change: {
    readonly status?: PaymentStatus;
    readonly channelCode?: string;
    readonly attempt?: number;
    readonly paid?: boolean;
    readonly cancelled?: boolean;
  },
): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payments")
    .set({
      ...(change.status ? { status: change.status } : {}),
      ...(change.channelCode ? { channel_code: change.channelCode } : {}),
      ...(change.attempt ? { attempt: change.attempt } : {}),
      ...(change.paid ? { paid_at: platform.clock.databaseNow() } : {}),
      ...(change.cancelled === undefined
        ? {}
        : { cancelled_at: change.cancelled ? platform.clock.databaseNow() : null }),
    })
    .where("order_code", "=", orderCode)
    .execute();
}

/**
 * Records that cash has been collected, in the caller's transaction. Cash has no provider: the
 * attempt and the payment become paid in one step. The listener is not called: the caller knows.
 * @returns false when it was already paid, or not by cash
 */
export async function recordCash(platform: Platform, orderCode: string): Promise<boolean> {
  const payment = await lockPayment(platform, orderCode);
  if (!payment || payment.status === "PAID" || findChannel(payment.channel_code)?.kind !== "CASH") return false;
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ status: "PAID", rank: paymentRanks.PAID, charge: "answered", received: payment.amount })
    .where("order_code", "=", orderCode)
    .where("attempt", "=", payment.attempt)
    .execute();
  await updatePayment(platform, orderCode, { status: "PAID", paid: true });
  return true;
}

/** Takes the payers off payments of orders that have ended; amounts and channels stay. */
export async function erasePayers(platform: Platform, orderCodes: readonly string[]): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payments")
    .set({ customer: { firstName: "", lastName: "", email: "", mobile: "" } })
    .where("order_code", "=", anyOf(orderCodes))
    .execute();
}
