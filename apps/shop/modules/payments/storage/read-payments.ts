import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findChannel } from "../domain/find-channel.ts";
import type { PaymentDetails, PaymentInstruction, PaymentRecord } from "../domain/payment.ts";
import type { PaymentStatus } from "../domain/payment-states.ts";
import type { PaymentTables } from "./payment-tables.ts";

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
