import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { attemptToRefund, isRefundedOnline, partThatCame, type RefundRequest } from "../domain/refund.ts";
import type { firstRefundStates } from "../domain/refund-states.ts";
import { selectAttemptsOf } from "../storage/attempts.ts";
import { reserveRefund, selectRefundOfDebt } from "../storage/refunds.ts";
import { lockPayment } from "../storage/write-payments.ts";
import { reportRefunded } from "./report-refunded.ts";

/**
 * The result of a request. `not online`: the channel cannot refund, so staff transfer the money.
 */
export type RefundRequested = "requested" | "requested before" | "more than was paid" | "not online";

/**
 * Requests a refund, in the caller's transaction; the provider is called after it. One debt is
 * refunded once, and never more than was received. Of an order that staff accepted less money for
 * than its total, what is left of it goes back instead, and a debt for which nothing is left is
 * settled at once. Locks the payment's row.
 */
export async function requestRefund(platform: Platform, by: Worker, request: RefundRequest): Promise<RefundRequested> {
  return reserve(platform, by, request, undefined);
}

/**
 * Records money that staff have already returned by bank transfer, in the caller's transaction, by
 * the same rules. Locks the payment's row.
 */
export async function noteTransfer(
  platform: Platform,
  by: Worker,
  request: RefundRequest,
  reference: string,
): Promise<Exclude<RefundRequested, "not online">> {
  const result = await reserve(platform, by, request, reference);
  if (result === "not online") throw new Error("a bank transfer does not depend on the channel");
  return result;
}

async function reserve(
  platform: Platform,
  by: Worker,
  request: RefundRequest,
  reference: string | undefined,
): Promise<RefundRequested> {
  if (!platform.database.isInTransaction())
    throw new Error("a refund must be requested in the transaction of its decision");
  const { orderCode, debt, reason } = request;
  const payment = await lockPayment(platform, orderCode);
  if (await selectRefundOfDebt(platform, debt)) return "requested before";
  const attempts = await selectAttemptsOf(platform, orderCode);
  const attempt = payment && attemptToRefund(attempts, payment.attempt, request.providerOrderId);
  if (!attempt) return "more than was paid";
  if (reference === undefined && !isRefundedOnline(attempt.channelCode)) return "not online";
  const { providerOrderId } = attempt;
  // A review names its attempt, and sends back what is left of it.
  const isWhole = request.providerOrderId !== undefined;
  const amount = isWhole ? request.amount : partThatCame(request.amount, { ...attempt, expected: payment.amount });
  const state = firstState(amount, reference);
  const note = reference ?? null;
  const refundKey = await reserveRefund(platform, { orderCode, providerOrderId, amount, debt, reason, state, note });
  if (refundKey === undefined) return "more than was paid";
  const subject = { kind: "payment", code: orderCode } as const;
  const details = { refundKey, attempt: providerOrderId, amount };
  const cut = amount === request.amount ? {} : { owed: request.amount };
  await recordAct(platform, by, { name: "refund.requested", subject, details: { ...details, ...cut } });
  if (state !== "requested")
    await recordAct(platform, by, { name: "refund.moved", subject, details: { refundKey, state, note } });
  await reportRefunded(platform, { refundKey, orderCode, providerOrderId, amount, state });
  return "requested";
}

function firstState(amount: Rupiah, reference: string | undefined): (typeof firstRefundStates)[number] {
  if (reference !== undefined) return "transferred";
  return amount === 0 ? "done" : "requested";
}
