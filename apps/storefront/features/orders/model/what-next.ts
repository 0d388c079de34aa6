import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { type Refund, refundSums } from "@gelora/money/order-sum.ts";
import { type ActionableOrder, actionsOf } from "./order-actions.ts";
import { partOf } from "./order-part.ts";
import { isKnownStatus, isUnderWay, type KnownStatus, statusFace } from "./order-status.ts";
import { isBroughtBack, isDeliveryFailed, type ParcelledOrder } from "./parcel-news.ts";
import { type OrderedLine, orderShipsFrom } from "./ships-from.ts";

export type StandingOrder = ActionableOrder &
  ParcelledOrder & {
    readonly distributionType?: string | null;
    readonly readyTime?: string | null;
    readonly payInfos?: readonly { readonly payMentType?: string | null; readonly isSucceed?: boolean | null }[] | null;
    readonly productList?: readonly (OrderedLine | null)[] | null;
    /** Whole rupiah: `amount` of the order page, `total` of tracking. */
    readonly amount?: number | null;
    readonly total?: number | null;
    /** Its states, where they are read. */
    readonly history?: readonly { readonly orderStatus?: number | null }[] | null;
    readonly refunds?: readonly Refund[] | null;
    /** Where the money goes back by a transfer. */
    readonly refundTransfer?: { readonly bankAccount?: string | null; readonly isCertain?: boolean } | null;
  };

export type NextWord =
  | `next.${KnownStatus}`
  | "next.21.exhausted"
  | "next.61.account"
  | "next.61.late"
  | "next.61.late.account"
  | "next.61.back"
  | "next.61.paid"
  | "next.62.account"
  | "next.62.back"
  | "next.62.late"
  | "next.62.late.account"
  | "next.62.paid"
  | "next.62.uncollected"
  | "next.broughtBack"
  | "next.broughtBack.back"
  | "next.broughtBack.paid"
  | "next.failed"
  | "next.failed.paid"
  | "next.inStore"
  | "next.preOrder"
  | "next.pickUp.31"
  | "next.pickUp.51"
  | "part.next";

export type WarningWord =
  | "warning.31"
  | "warning.cancelPieces"
  | "warning.onTheWay"
  | "warning.failed"
  | "warning.pickUp";

/** True once the shop has the money, whatever the order's state. */
export function isPaid({ payInfos }: Pick<StandingOrder, "payInfos">): boolean {
  return payInfos?.some(({ isSucceed }) => isSucceed === true) ?? false;
}

/** True while the goods wait in the store, and after they were collected there. */
export function isReadyOrCollected({ orderStatus, distributionType, readyTime }: StandingOrder): boolean {
  return distributionType === storePickup && (orderStatus === 51 || (orderStatus === 31 && Boolean(readyTime)));
}

/**
 * What happens next. Only where money came is its return promised, and where it waits for the
 * shopper to name an account, that is said.
 */
export function nextWord(order: StandingOrder): NextWord | undefined {
  const { orderStatus: status, distributionType } = order;
  if (!isKnownStatus(status)) return undefined;
  if (isDeliveryFailed(order)) return isPaid(order) ? "next.failed.paid" : "next.failed";
  if (isBroughtBack(order)) return isPaid(order) ? `next.broughtBack.${moneyOf(order)}` : "next.broughtBack";
  if (partOf(order)) return "part.next";
  if (status === 21 && !actionsOf(order).pay) return "next.21.exhausted";
  if (isReadyOrCollected(order)) return status === 51 ? "next.pickUp.51" : "next.pickUp.31";
  if (status === 31 && distributionType === storePickup) return "next.inStore";
  if (status === 31 && orderShipsFrom(order)) return "next.preOrder";
  if (status === 61 && isPaid(order) && cameLate(order) && moneyOf(order) === "paid")
    return awaitsAccount(order) ? "next.61.late.account" : "next.61.late";
  if (status === 62 && mayStillBeSent(order)) return awaitsAccount(order) ? "next.62.late.account" : "next.62.late";
  if ((status === 61 || status === 62) && isPaid(order))
    return awaitsAccount(order) ? `next.${status}.account` : `next.${status}.${moneyOf(order)}`;
  if (status === 62 && isCashPickUp(order)) return "next.62.uncollected";
  return `next.${status}`;
}

/** Nobody was asked to pay it before it was picked up. */
function isCashPickUp({ distributionType, payInfos }: StandingOrder): boolean {
  return distributionType === storePickup && hasCash({ payInfos });
}

const hasCash = ({ payInfos }: Pick<StandingOrder, "payInfos">): boolean =>
  payInfos?.some(({ payMentType }) => payMentType === "CASH") ?? false;

/** The money of a cancelled order came after that: it was never prepared. */
function cameLate({ history }: StandingOrder): boolean {
  return Boolean(history) && !history?.some(({ orderStatus }) => isUnderWay(orderStatus));
}

/** The money of a closed order came late: staff look first whether its goods can still be had. */
function mayStillBeSent({ refundTransfer, refunds }: StandingOrder): boolean {
  if (refundTransfer) return refundTransfer.isCertain === false;
  return refunds?.some(({ status }) => status === "DECIDING") ?? false;
}

/** Whether all of it has gone back already, or is still to go. */
function moneyOf({ refunds }: StandingOrder): "back" | "paid" {
  const { underWay, done } = refundSums(refunds ?? []);
  return done > 0 && underWay === 0 ? "back" : "paid";
}

export const awaitsAccount = ({ refundTransfer }: Pick<StandingOrder, "refundTransfer">): boolean =>
  Boolean(refundTransfer) && !refundTransfer?.bankAccount;

/**
 * The warning beside it [ORD-09, ORD-10]; whether items can be cancelled decides its words [K27].
 */
export function warningWord(order: StandingOrder): WarningWord | undefined {
  const { orderStatus: status, distributionType } = order;
  if (!statusFace(status).warns) return undefined;
  if (distributionType === storePickup) return "warning.pickUp";
  if (isDeliveryFailed(order)) return "warning.failed";
  if (status !== 31) return "warning.onTheWay";
  return actionsOf(order).cancelPieces ? "warning.cancelPieces" : "warning.31";
}

/** True while an order under way was paid by points alone. */
export function isPaidByPoints(order: {
  readonly orderStatus?: number | null;
  readonly amount?: number | null;
  readonly total?: number | null;
  readonly usedPoint?: number | null;
}): boolean {
  return (order.amount ?? order.total) === 0 && (order.usedPoint ?? 0) > 0 && isUnderWay(order.orderStatus);
}

/**
 * Where cash is still to be paid: to the courier, or in the store; undefined where none is, and
 * once the courier failed to deliver, who may not come again.
 */
export function cashWord(order: StandingOrder): "cash.courier" | "cash.store" | undefined {
  if (!hasCash(order) || isPaid(order) || !isUnderWay(order.orderStatus) || isDeliveryFailed(order)) return undefined;
  return order.distributionType === storePickup ? "cash.store" : "cash.courier";
}
