import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderState } from "../domain/order-states.ts";
import type { OrdersTables, RefundDecision, RefundReason } from "./orders-tables.ts";

/** Money to be returned, with what staff need to decide about it. */
export type RefundDue = {
  readonly refundId: string;
  readonly orderCode: string;
  readonly orderState: OrderState;
  readonly channelCode: string;
  readonly amount: Rupiah;
  readonly reason: RefundReason;
  readonly receivedAt: Date;
  readonly notedAt: Date;
  readonly email: string;
  readonly mobile: string;
  readonly language: Language;
  /** The shopper has named an account for transfers. */
  readonly hasAccount: boolean;
};

/** Money that awaits a decision, oldest first. */
export async function refundsToDecide(platform: Platform): Promise<RefundDue[]> {
  return openRefunds(platform).execute();
}

export async function selectRefundDue(platform: Platform, refundId: string): Promise<RefundDue | undefined> {
  return openRefunds(platform).where("refund_id", "=", refundId).executeTakeFirst();
}

function openRefunds(platform: Platform) {
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("refunds_due as due")
    .innerJoin("orders", "orders.order_code", "due.order_code")
    .leftJoin("refund_accounts as account", "account.order_code", "due.order_code")
    .select(({ eb }) => [
      "due.refund_id as refundId",
      "due.order_code as orderCode",
      "orders.state as orderState",
      "due.channel_code as channelCode",
      "due.amount",
      "due.reason",
      "due.received_at as receivedAt",
      "due.noted_at as notedAt",
      "orders.email",
      "orders.mobile",
      "orders.language",
      eb("account.order_code", "is not", null).$castTo<boolean>().as("hasAccount"),
    ])
    .where("due.decided_at", "is", null)
    .orderBy("due.noted_at");
}

/**
 * Stores a decision, unless there is one.
 * @returns false when someone else was first
 */
export async function decideRefundOnce(
  platform: Platform,
  refundId: string,
  decision: { readonly decision: RefundDecision; readonly decidedBy: string; readonly reference: string | null },
): Promise<boolean> {
  const result = await platform.database
    .tables<OrdersTables>()
    .updateTable("refunds_due")
    .set({
      decision: decision.decision,
      decided_by: decision.decidedBy,
      decided_at: platform.clock.databaseNow(),
      reference_of_transfer: decision.reference,
    })
    .where("refund_id", "=", refundId)
    .where("decided_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Money noted for return, decided about or not, as shown to the shopper. */
export type NotedRefund = Pick<
  RefundDue,
  "refundId" | "orderState" | "channelCode" | "amount" | "reason" | "notedAt"
> & {
  readonly usedPointAmount: Rupiah;
  readonly decision: RefundDecision | null;
};

/** What is noted for one order, oldest first. */
export async function notedRefundsOf(platform: Platform, orderCode: string): Promise<NotedRefund[]> {
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("refunds_due as due")
    .innerJoin("orders", "orders.order_code", "due.order_code")
    .select([
      "due.refund_id as refundId",
      "orders.state as orderState",
      "orders.used_point_amount as usedPointAmount",
      "due.channel_code as channelCode",
      "due.amount",
      "due.reason",
      "due.noted_at as notedAt",
      "due.decision",
    ])
    .where("due.order_code", "=", orderCode)
    .orderBy("due.noted_at")
    .orderBy("due.refund_id")
    .execute();
}
