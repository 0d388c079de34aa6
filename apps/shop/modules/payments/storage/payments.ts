import { rupiah } from "@gelora/money/rupiah.ts";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { findChannel } from "../domain/channels.ts";
import type { NewPayment, PaymentDetails, PaymentInstruction, PaymentRecord } from "../domain/payment.ts";
import { type PaymentStatus, paymentRanks } from "../domain/payment-states.ts";
import type { PaymentTables } from "./payment-tables.ts";

const json = (value: JsonValue) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** A payment with its first attempt, in one statement. */
export async function insertPayment(platform: Platform, payment: NewPayment): Promise<void> {
  const { orderCode, channelCode } = payment;
  await platform.database
    .tables<PaymentTables>()
    .with("attempt", (tables) =>
      tables.insertInto("payment_attempts").values(attemptRow({ orderCode, attempt: 1, channelCode })),
    )
    .insertInto("payments")
    .values({
      order_code: orderCode,
      amount: payment.amount,
      channel_code: channelCode,
      customer: json(payment.customer),
      items: json(payment.items.map(({ id, name, price, quantity }) => ({ id, name, price, quantity }))),
      cash_allowed: payment.cashAllowed ?? true,
      distribution_type: payment.distributionType ?? null,
      deadline: payment.deadline,
      created_at: platform.clock.databaseNow(),
      paid_at: null,
      cancelled_at: null,
    })
    .execute();
}

type NewAttempt = { readonly orderCode: string; readonly attempt: number; readonly channelCode: string };

export async function insertAttempt(platform: Platform, attempt: NewAttempt): Promise<void> {
  await platform.database.tables<PaymentTables>().insertInto("payment_attempts").values(attemptRow(attempt)).execute();
}

/** The first attempt bears the order's code at the provider, further ones add their number. */
function attemptRow({ orderCode, attempt, channelCode }: NewAttempt) {
  return {
    provider_order_id: attempt === 1 ? orderCode : `${orderCode}-${attempt}`,
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

/** The row that all decisions about an order's payment wait for. */
export async function lockPayment(platform: Platform, orderCode: string) {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("payments")
    .selectAll()
    .where("order_code", "=", orderCode)
    .forUpdate()
    .executeTakeFirst();
}

/** The number of an order's current attempt, without waiting for whoever holds the payment; 0 for an order without one. */
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

/** Cash has no provider to ask: the attempt and the payment are paid in one step. */
export async function markCashReceived(platform: Platform, orderCode: string): Promise<boolean> {
  const payment = await lockPayment(platform, orderCode);
  if (!payment || payment.status === "PAID" || findChannel(payment.channel_code)?.kind !== "CASH") return false;
  await platform.database
    .tables<PaymentTables>()
    .updateTable("payment_attempts")
    .set({ status: "PAID", rank: paymentRanks.PAID, charge: "answered" })
    .where("order_code", "=", orderCode)
    .where("attempt", "=", payment.attempt)
    .execute();
  await updatePayment(platform, orderCode, { status: "PAID", paid: true });
  return true;
}

export async function selectPayments(
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
      "payments.deadline",
      "payments.created_at",
      "payments.paid_at",
      "current.reference",
      "current.details",
    ])
    .where("payments.order_code", "in", orderCodes)
    .execute();
  return new Map(rows.map((row) => [row.order_code, recordOf(row)]));
}

type PaymentRow = {
  readonly order_code: string;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly channel_code: string;
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
  // Cash needs no numbers: the instruction is that there is none.
  const details = row.details ?? (kind === "CASH" ? {} : undefined);
  return {
    ...common,
    createdAt: row.created_at,
    ...(row.paid_at ? { paidAt: row.paid_at } : {}),
    ...(row.reference ? { reference: row.reference } : {}),
    ...(details ? { instruction: { ...details, ...common } satisfies PaymentInstruction } : {}),
  };
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
