import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { Refund } from "../domain/refund.ts";
import { type firstRefundStates, type RefundEvent, type RefundState, refundEvents } from "../domain/refund-states.ts";
import type { PaymentTables } from "./payment-tables.ts";

export type DueRefund = Refund & { readonly reason: string; readonly asks: number; readonly channelCode: string };

const refundColumns = [
  "refund_key as refundKey",
  "refunds.order_code as orderCode",
  "refunds.provider_order_id as providerOrderId",
  "amount",
  "state",
  "note",
] as const;

/**
 * Reserves money for a refund and records the refund, in one statement: an attempt never refunds
 * more than it received (I-09). The caller locks the payment's row.
 * @returns undefined when too little is left of it, or the debt is already being paid
 */
export async function reserveRefund(
  platform: Platform,
  refund: {
    readonly orderCode: string;
    readonly providerOrderId: string;
    readonly amount: number;
    readonly debt: string;
    readonly reason: string;
    readonly state: (typeof firstRefundStates)[number];
    readonly note: string | null;
  },
): Promise<string | undefined> {
  const now = platform.clock.databaseNow();
  const open = refund.state === "requested";
  const { rows } = await sql<{ refundKey: string }>`
    with reserved as (
      update payment_attempts set refunded = refunded + ${refund.amount}
      where provider_order_id = ${refund.providerOrderId} and coalesce(received, 0) - refunded >= ${refund.amount}
        and not exists (select 1 from refunds where debt = ${refund.debt})
      returning provider_order_id
    )
    insert into refunds (refund_key, order_code, provider_order_id, amount, debt, reason, state, note, requested_at, ended_at, ask_at)
    select ${uuidv7()}, ${refund.orderCode}, provider_order_id, ${refund.amount}, ${refund.debt}, ${refund.reason}, ${refund.state},
      ${refund.note}, ${now}, ${open ? null : now}, ${open ? now : null}
    from reserved
    returning refund_key as "refundKey"`.execute(platform.database.tables<PaymentTables>());
  return rows[0]?.refundKey;
}

export async function selectRefundOfDebt(platform: Platform, debt: string): Promise<Refund | undefined> {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("refunds")
    .select(refundColumns)
    .where("debt", "=", debt)
    .executeTakeFirst();
}

/** Refunds of one order, oldest first. */
export async function refundsOf(platform: Platform, orderCode: string): Promise<Refund[]> {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("refunds")
    .select(refundColumns)
    .where("order_code", "=", orderCode)
    .orderBy("requested_at")
    .orderBy("refund_key")
    .execute();
}

/**
 * Refunds that the provider has rejected and that are not settled otherwise, for staff to decide.
 */
export async function refusedRefunds(platform: Platform): Promise<Refund[]> {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("refunds")
    .select(refundColumns)
    .where("state", "=", "refused")
    .orderBy("requested_at")
    .execute();
}

/**
 * Claims refunds that are due, for the length of a lease: no two processes request the same one,
 * and after a crash they are due again. From here on the provider may have carried them out.
 */
export async function claimDueRefunds(platform: Platform, lease: Milliseconds, limit: number): Promise<DueRefund[]> {
  const { clock, database } = platform;
  const { rows } = await sql<DueRefund>`
    update refunds set ask_at = ${clock.databaseIn(lease)}, asks = refunds.asks + 1,
      state = case when refunds.state = 'requested' then 'asked' else refunds.state end
    from payment_attempts attempt
    where attempt.provider_order_id = refunds.provider_order_id and refund_key in (
      select refund_key from refunds where ask_at <= ${clock.databaseNow()} order by ask_at limit ${limit} for update skip locked
    )
    returning refund_key as "refundKey", refunds.order_code as "orderCode", refunds.provider_order_id as "providerOrderId",
      refunds.amount, refunds.state, refunds.note, refunds.reason, refunds.asks, attempt.channel_code as "channelCode"`.execute(
    database.tables<PaymentTables>(),
  );
  return rows;
}

/**
 * Applies one event of the table to a refund, if its state allows it.
 * @returns the refund afterwards, or undefined
 */
export async function moveRefund(
  platform: Platform,
  refundKey: string,
  event: RefundEvent,
  change: { readonly note?: string; readonly askIn?: Milliseconds } = {},
): Promise<Refund | undefined> {
  const { clock, database } = platform;
  const { from, to }: { from: readonly RefundState[]; to: RefundState } = refundEvents[event];
  const ends = to === "done" || to === "transferred";
  return database
    .tables<PaymentTables>()
    .updateTable("refunds")
    .set({
      state: to,
      ask_at: change.askIn === undefined ? null : clock.databaseIn(change.askIn),
      ...(change.note === undefined ? {} : { note: change.note }),
      ...(ends ? { ended_at: clock.databaseNow() } : {}),
    })
    .where("refund_key", "=", refundKey)
    .where("state", "in", from)
    .returning(refundColumns)
    .executeTakeFirst();
}

export async function askForRefundAgain(platform: Platform, refundKey: string, wait: Milliseconds): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .updateTable("refunds")
    .set({ ask_at: platform.clock.databaseIn(wait) })
    .where("refund_key", "=", refundKey)
    .where("ask_at", "is not", null)
    .execute();
}
