import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type OrderRecord, type ReceivedGoods, receivedGoods } from "../../orders/orders.ts";
import { isRefundedOnline } from "../../payments/payments.ts";
import { exchangedUnits } from "../domain/exchanged-units.ts";
import { type RefundOfReturn, refundOfExchange, refundOfReturn } from "../domain/refund-of-return.ts";
import {
  type ChosenUnit,
  chooseUnits,
  freeUnits,
  type OwnedUnit,
  ownedUnits,
  type PaidUnit,
  pricedUnits,
  type ReturnWish,
} from "../domain/refund-of-units.ts";
import { isLive, type ReturnMode } from "../domain/return-states.ts";
import { isWindowOpen, lastReturnDay } from "../domain/return-window.ts";
import { returnsWithUnits } from "./returns-with-units.ts";

/** What a return would be: its units, and what goes back for them. */
export type ReturnPlan = {
  readonly goods: ReceivedGoods;
  readonly units: readonly (ChosenUnit & PaidUnit)[];
  /** If all that stands comes back too; settled when the items are here. */
  readonly refund: RefundOfReturn;
  /** The pieces that can be returned, those of the plan included. */
  readonly returnable: readonly (OwnedUnit & PaidUnit)[];
  /** The channel that the money goes back to; null for a bank transfer. */
  readonly channelCode: string | null;
  readonly needsBankAccount: boolean;
  readonly lastDay: string | undefined;
};

/**
 * Plans the return of pieces of an order, without writing anything. A decision locks the order's
 * row before.
 * @returns failure RETURN_NOT_POSSIBLE, RETURN_WINDOW_OVER, RETURN_TOO_MANY, or INVALID_INPUT when
 * a skuCode is none of its line, as ordered or exchanged since
 */
export async function planReturn(
  platform: Platform,
  order: OrderRecord,
  wishes: readonly ReturnWish[],
  mode: ReturnMode,
): Promise<Outcome<ReturnPlan>> {
  const goods = await receivedGoods(platform, order);
  if (!order.paidAt || goods.received.size === 0) return failure("RETURN_NOT_POSSIBLE");
  const lastDay = lastReturnDay(order.completedAt);
  if (lastDay !== undefined && !isWindowOpen(order.completedAt, platform.clock.now()))
    return failure("RETURN_WINDOW_OVER", { day: shownCalendarDay(lastDay) });
  const returns = await returnsWithUnits(platform, [order.orderCode]);
  const owned = ownedUnits(goods, exchangedUnits(returns));
  if (!areOfTheirLines([...goods.lines, ...owned], wishes))
    return failure("INVALID_INPUT", { field: "products", reason: "skuCode is not the one of its line." });
  const standing = returns.filter(({ state }) => isLive(state));
  const free = freeUnits(
    owned,
    standing.flatMap(({ units }) => units),
  );
  const chosen = chooseUnits(free, wishes);
  if ("left" in chosen) return failure("RETURN_TOO_MANY", { n: chosen.left });
  const units = pricedUnits(goods.receipt, chosen);
  // Those that the shopper gets nothing for in their place.
  const forGood = standing.filter((one) => one.mode === "REFUND");
  const refund = mode === "EXCHANGE" ? refundOfExchange(units) : refundOfReturn(goods, forGood, units);
  const { paidChannelCode } = order;
  const channelCode = paidChannelCode && isRefundedOnline(paidChannelCode) ? paidChannelCode : null;
  return success({
    goods,
    units,
    refund,
    returnable: pricedUnits(goods.receipt, free),
    channelCode,
    needsBankAccount: mode === "REFUND" && refund.amount > 0 && channelCode === null,
    lastDay,
  });
}

type Goods = Pick<OwnedUnit, "lineNumber" | "skuCode">;

function areOfTheirLines(goods: readonly Goods[], wishes: readonly ReturnWish[]): boolean {
  return wishes.every(
    ({ lineNumber, skuCode }) =>
      skuCode === undefined || goods.some((one) => one.lineNumber === lineNumber && one.skuCode === skuCode),
  );
}
