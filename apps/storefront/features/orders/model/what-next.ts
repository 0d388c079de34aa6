import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { type ActionableOrder, actionsOf } from "./order-actions.ts";
import { partOf } from "./order-part.ts";
import { isKnownStatus, isUnderWay, type KnownStatus, statusFace } from "./order-status.ts";

export type StandingOrder = ActionableOrder & {
  readonly distributionType?: string | null;
  readonly readyTime?: string | null;
  readonly payInfos?: readonly { readonly payMentType?: string | null; readonly isSucceed?: boolean | null }[] | null;
  readonly productList?: readonly ({ readonly status?: string | null } | null)[] | null;
};

export type NextWord =
  | `next.${KnownStatus}`
  | "next.61.paid"
  | "next.62.paid"
  | "next.inStore"
  | "next.pickUp.31"
  | "next.pickUp.51"
  | "part.next";

export type WarningWord = "warning.31" | "warning.cancelPieces" | "warning.onTheWay" | "warning.pickUp";

/** True once the shop has the money, whatever became of the order. */
export function isPaid({ payInfos }: Pick<StandingOrder, "payInfos">): boolean {
  return payInfos?.some(({ isSucceed }) => isSucceed === true) ?? false;
}

/** True while the goods wait in the store, and after they were collected there. */
export function isReadyOrCollected({ orderStatus, distributionType, readyTime }: StandingOrder): boolean {
  return distributionType === storePickup && (orderStatus === 51 || (orderStatus === 31 && Boolean(readyTime)));
}

/** What happens next. Only where money came is its return promised. */
export function nextWord(order: StandingOrder): NextWord | undefined {
  const { orderStatus: status, distributionType } = order;
  if (!isKnownStatus(status)) return undefined;
  if (partOf(order)) return "part.next";
  if (isReadyOrCollected(order)) return status === 51 ? "next.pickUp.51" : "next.pickUp.31";
  if (status === 31 && distributionType === storePickup) return "next.inStore";
  if ((status === 61 || status === 62) && isPaid(order)) return `next.${status}.paid`;
  return `next.${status}`;
}

/** The warning beside it [ORD-09, ORD-10]; whether items can be cancelled decides its words [K27]. */
export function warningWord(order: StandingOrder): WarningWord | undefined {
  const { orderStatus: status, distributionType } = order;
  if (!statusFace(status).warns) return undefined;
  if (distributionType === storePickup) return "warning.pickUp";
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

/** Where cash is still to be paid: to the courier, or in the store; undefined where none is. */
export function cashWord(order: StandingOrder): "cash.courier" | "cash.store" | undefined {
  const isCash = order.payInfos?.some(({ payMentType }) => payMentType === "CASH") ?? false;
  if (!isCash || isPaid(order) || !isUnderWay(order.orderStatus)) return undefined;
  return order.distributionType === storePickup ? "cash.store" : "cash.courier";
}
