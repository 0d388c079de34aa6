import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { isRefundedOnline, type RefundRequest } from "../domain/refund.ts";
import { selectAttemptsOf } from "../storage/attempts.ts";
import { lockPayment } from "../storage/payments.ts";
import { reportRefunded } from "./report-refunded.ts";
import { reserveRefund, selectRefundOfDebt } from "../storage/refunds.ts";

/**
 * The result of a request. `not online`: the channel cannot refund, so staff transfer the money.
 */
export type RefundRequested = "requested" | "requested before" | "more than was paid" | "not online";

/**
 * Requests a refund, in the caller's transaction; the provider is called after it. One debt is
 * refunded once, and never more than was received. Locks the payment's row.
 */
export async function requestRefund(platform: Platform, by: Worker, request: RefundRequest): Promise<RefundRequested> {
  return reserve(platform, by, request, undefined);
}

/**
 * Records money that staff have already returned by bank transfer, in the caller's transaction.
 * Locks the payment's row.
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
  const { orderCode, amount, debt, reason } = request;
  await lockPayment(platform, orderCode);
  if (await selectRefundOfDebt(platform, debt)) return "requested before";
  const attempt = (await selectAttemptsOf(platform, orderCode)).find(({ providerOrderId, status }) =>
    request.providerOrderId === undefined ? status === "PAID" : providerOrderId === request.providerOrderId,
  );
  if (!attempt) return "more than was paid";
  if (reference === undefined && !isRefundedOnline(attempt.channelCode)) return "not online";
  const { providerOrderId } = attempt;
  const state = reference === undefined ? "requested" : "transferred";
  const note = reference ?? null;
  const refundKey = await reserveRefund(platform, { orderCode, providerOrderId, amount, debt, reason, state, note });
  if (refundKey === undefined) return "more than was paid";
  const subject = { kind: "payment", code: orderCode } as const;
  const details = { refundKey, attempt: providerOrderId, amount };
  await recordAct(platform, by, { name: "refund.requested", subject, details });
  if (reference !== undefined)
    await recordAct(platform, by, { name: "refund.moved", subject, details: { refundKey, state, note } });
  await reportRefunded(platform, { refundKey, orderCode, providerOrderId, amount, state });
  return "requested";
}
