import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  isExtraDebt,
  isRefundedOnline,
  type PaidTwice,
  paidTwiceOf,
  type ShownRefund,
  shownRefundsOf,
} from "../../payments/payments.ts";
import { debtOf } from "../domain/debt.ts";
import { mayBeTakenUp } from "../domain/may-be-taken-up.ts";
import { type NotedRefund, notedRefundsOf } from "../storage/refunds-due.ts";

/** Money of an order that goes back, as its shopper sees it. */
export type OrderRefund = {
  readonly amount: Rupiah;
  /**
   * DECIDING: late money, whose order staff may still send instead. DUE: it goes back for certain,
   * and nobody has asked for it yet. ON_ITS_WAY: staff have decided, the provider is asked.
   */
  readonly status: "DECIDING" | "DUE" | "ON_ITS_WAY" | "DONE";
  /** Paid beyond the order's total, so it lowers nothing of it. */
  readonly isExtra: boolean;
  /** The channel it goes back by; absent for a bank transfer. */
  readonly channelCode?: string;
  readonly notedAt: Date;
  /** Null before it is done. */
  readonly doneAt: Date | null;
};

/**
 * What goes back for an order, oldest first: what is noted or was paid twice and is not yet
 * requested, and what payments are returning or have returned. Money that was accepted for its
 * order is no refund.
 */
export async function showRefunds(platform: Platform, orderCode: string): Promise<readonly OrderRefund[]> {
  const [noted, twice, made] = await Promise.all([
    notedRefundsOf(platform, orderCode),
    paidTwiceOf(platform, orderCode),
    shownRefundsOf(platform, orderCode),
  ]);
  const notedAt = new Map(noted.map((due) => [debtOf(due.refundId), due.notedAt]));
  const under = made.map((refund) => madeRefund(refund, notedAt.get(refund.debt) ?? refund.requestedAt));
  return [...under, ...awaitedOf(noted, twice)].toSorted(
    (one, other) => one.notedAt.getTime() - other.notedAt.getTime(),
  );
}

/** Of these, what nobody has decided about yet. */
export async function awaitedRefunds(platform: Platform, orderCode: string): Promise<readonly OrderRefund[]> {
  const noted = await notedRefundsOf(platform, orderCode);
  return awaitedOf(noted, await paidTwiceOf(platform, orderCode));
}

const awaitedOf = (noted: readonly NotedRefund[], twice: readonly PaidTwice[]): OrderRefund[] => [
  ...noted.filter((due) => due.decision === null).map(waitingRefund),
  ...twice.map(extraRefund),
];

function waitingRefund({
  amount,
  channelCode,
  reason,
  orderState,
  usedPointAmount,
  notedAt,
}: NotedRefund): OrderRefund {
  const maySend = reason === "PAID_LATE" && mayBeTakenUp({ state: orderState, usedPointAmount });
  const status = maySend ? "DECIDING" : "DUE";
  return { amount, status, isExtra: false, ...wayBack(channelCode), notedAt, doneAt: null };
}

function extraRefund({ amount, channelCode, notedAt }: PaidTwice): OrderRefund {
  return { amount, status: "DUE", isExtra: true, ...wayBack(channelCode), notedAt, doneAt: null };
}

function madeRefund({ amount, state, channelCode, endedAt, debt }: ShownRefund, notedAt: Date): OrderRefund {
  const way = state === "transferred" ? {} : wayBack(channelCode);
  const status = endedAt ? "DONE" : "ON_ITS_WAY";
  return { amount, status, isExtra: isExtraDebt(debt), ...way, notedAt, doneAt: endedAt };
}

const wayBack = (channelCode: string) => (isRefundedOnline(channelCode) ? { channelCode } : {});
