import { noRupiah, type Rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { RefundState } from "../domain/refund-states.ts";
import type { PaymentTables } from "./payment-tables.ts";

/** Money that is being or has been returned, as shown to the shopper. */
export type ShownRefund = {
  /** What it is owed for, such as `refund-due:0190…`. */
  readonly debt: string;
  readonly amount: Rupiah;
  readonly state: RefundState;
  /** The channel it was paid by. */
  readonly channelCode: string;
  readonly requestedAt: Date;
  /** When it was done; null before. */
  readonly endedAt: Date | null;
};

/** Money beyond an order's payment, which nobody has decided about yet. */
export type PaidTwice = Pick<ShownRefund, "amount" | "channelCode"> & { readonly notedAt: Date };

/** What an order was paid again, oldest first, until staff have decided to return it. */
export async function paidTwiceOf(platform: Platform, orderCode: string): Promise<PaidTwice[]> {
  const { rows } = await sql<PaidTwice>`
    select attempt.received - attempt.refunded as amount, attempt.channel_code as "channelCode", review.noted_at as "notedAt"
    from payments_to_review review join payment_attempts attempt on attempt.provider_order_id = review.provider_order_id
    where attempt.order_code = ${orderCode} and review.reason = 'PAID_TWICE' and review.decided_at is null
    order by review.noted_at`.execute(platform.database.tables<PaymentTables>());
  return rows;
}

/** The refunds of one order with their channels, oldest first; no debts settled with nothing. */
export async function shownRefundsOf(platform: Platform, orderCode: string): Promise<ShownRefund[]> {
  return platform.database
    .tables<PaymentTables>()
    .selectFrom("refunds")
    .innerJoin("payment_attempts as attempt", "attempt.provider_order_id", "refunds.provider_order_id")
    .select([
      "refunds.debt",
      "refunds.amount",
      "refunds.state",
      "attempt.channel_code as channelCode",
      "refunds.requested_at as requestedAt",
      "refunds.ended_at as endedAt",
    ])
    .where("refunds.order_code", "=", orderCode)
    .where("refunds.amount", ">", noRupiah)
    .orderBy("refunds.requested_at")
    .orderBy("refunds.refund_key")
    .execute();
}
