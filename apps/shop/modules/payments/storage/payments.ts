import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { anyOf } from "@gelora/service-kit/any-of.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { findChannel } from "../domain/find-channel.ts";
import type { NewPayment, PaymentDetails, PaymentInstruction, PaymentRecord } from "../domain/payment.ts";
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

/**
 * The number of an order's current attempt, without waiting for the payment's lock; 0 for an order
 * without one.
 */
export async function selectAttemptNumber(platform: Platform, orderCode: string): Promise<number> {
  const row = await platform.database
    .tables<PaymentTables>()
    .selectFrom("payments")
    .select("attempt")
    .where("order_code", "=", orderCode)
    .executeTakeFirst();
  return row?.attempt ?? 0;
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

/** By order code; orders without a payment are absent. */
export async function paymentsOf(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<Map<string, PaymentRecord>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<PaymentTables>()
    .selectFrom("payments")
    .innerJoin("payment_attempts as current", (join) =>
      join.onRef("current.order_code", "=", "payments.order_code").onRef("current.attempt", "=", "payments.attempt"),
    )
    .select([
      "payments.order_code",
      "payments.amount",
      "payments.status",
      "payments.channel_code",
      "payments.attempt",
      "payments.deadline",
      "payments.created_at",
      "payments.paid_at",
      "current.reference",
      "current.details",
    ])
    .where("payments.order_code", "=", anyOf(orderCodes))
    .execute();
  return new Map(rows.map((row) => [row.order_code, recordOf(row)]));
}

type PaymentRow = {
  readonly order_code: string;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly channel_code: string;
  readonly attempt: number;
  readonly deadline: Date;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly reference: string | null;
  readonly details: PaymentDetails | null;
};

function recordOf(row: PaymentRow): PaymentRecord {
  const kind = findChannel(row.channel_code)?.kind ?? "CARD";
  const common = {
    orderCode: row.order_code,
    amount: rupiah(row.amount),
    status: row.status,
    channelCode: row.channel_code,
    kind,
    deadline: row.deadline,
  };
  // Cash has no numbers: its instruction is empty.
  const details = row.details ?? (kind === "CASH" ? {} : undefined);
  return {
    ...common,
    attempt: row.attempt,
    createdAt: row.created_at,
    ...(row.paid_at ? { paidAt: row.paid_at } : {}),
    ...(row.reference ? { reference: row.reference } : {}),
    ...(details ? { instruction: { ...details, ...common } satisfies PaymentInstruction } : {}),
  };
}

/**
 * What is left to refund of an order that staff accepted less money for than its total, without
 * waiting for the payment's lock; undefined for any other.
 */
export async function leftOfShortPayment(platform: Platform, orderCode: string): Promise<Rupiah | undefined> {
  const row = await platform.database
    .tables<PaymentTables>()
    .selectFrom("payments")
    .innerJoin("payment_attempts as paying", (join) =>
      join.onRef("paying.order_code", "=", "payments.order_code").onRef("paying.attempt", "=", "payments.attempt"),
    )
    .select(["paying.received", "paying.refunded"])
    .where("payments.order_code", "=", orderCode)
    .where("paying.status", "=", "PAID")
    .whereRef("paying.received", "<", "payments.amount")
    .executeTakeFirst();
  return row && rupiah((row.received ?? 0) - row.refunded);
}

/** @throws when there is no such payment */
export async function paymentDeadline(platform: Platform, orderCode: string): Promise<Date> {
  return (await paymentRow(platform, orderCode)).deadline;
}

/** Whole rupiah. @throws when there is no such payment */
export async function paymentAmount(platform: Platform, orderCode: string): Promise<number> {
  return (await paymentRow(platform, orderCode)).amount;
}

async function paymentRow(platform: Platform, orderCode: string) {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("payments")
    .select(["amount", "deadline"])
    .where("order_code", "=", orderCode)
    .executeTakeFirstOrThrow();
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
