import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isRefundedOnline, type ShownRefund, shownRefundsOf } from "../../payments/payments.ts";
import { debtOf } from "../domain/debt.ts";
import { orderStates } from "../domain/order-states.ts";
import { type NotedRefund, notedRefundsOf } from "../storage/refunds-due.ts";

/** Money of an order that goes back, as its shopper sees it. */
export type OrderRefund = {
  readonly amount: Rupiah;
  /** DECIDING: late money, whose order staff may still send instead. */
  readonly status: "DECIDING" | "ON_ITS_WAY" | "DONE";
  /** The channel it goes back by; absent for a bank transfer. */
  readonly channelCode?: string;
  readonly notedAt: Date;
  /** Null before it is done. */
  readonly doneAt: Date | null;
};

/**
 * What goes back for an order, oldest first: what is noted and not yet requested, and what payments
 * are returning or have returned. Money that was accepted for its order is no refund.
 */
export async function showRefunds(platform: Platform, orderCode: string): Promise<readonly OrderRefund[]> {
  const [noted, made] = await Promise.all([notedRefundsOf(platform, orderCode), shownRefundsOf(platform, orderCode)]);
  const notedAt = new Map(noted.map((due) => [debtOf(due.refundId), due.notedAt]));
  const waiting = noted.filter((due) => due.decision === null).map(waitingRefund);
  const under = made.map((refund) => madeRefund(refund, notedAt.get(refund.debt) ?? refund.requestedAt));
  return [...under, ...waiting].toSorted((one, other) => one.notedAt.getTime() - other.notedAt.getTime());
}

function waitingRefund({ amount, channelCode, reason, orderState, notedAt }: NotedRefund): OrderRefund {
  const maySend = reason === "PAID_LATE" && orderState === orderStates.closed;
  return { amount, status: maySend ? "DECIDING" : "ON_ITS_WAY", ...wayBack(channelCode), notedAt, doneAt: null };
}

function madeRefund({ amount, state, channelCode, endedAt }: ShownRefund, notedAt: Date): OrderRefund {
  const way = state === "transferred" ? {} : wayBack(channelCode);
  return { amount, status: endedAt ? "DONE" : "ON_ITS_WAY", ...way, notedAt, doneAt: endedAt };
}

const wayBack = (channelCode: string) => (isRefundedOnline(channelCode) ? { channelCode } : {});
