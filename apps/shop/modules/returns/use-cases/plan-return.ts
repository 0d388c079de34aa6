import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { noRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type OrderRecord, type ReceivedGoods, receivedGoods } from "../../orders/orders.ts";
import { isRefundedOnline } from "../../payments/payments.ts";
import { giftCharge } from "../domain/gift-charge.ts";
import {
  chooseUnits,
  freeUnits,
  type RefundOfUnits,
  type ReturnWish,
  refundOfUnits,
} from "../domain/refund-of-units.ts";
import { isLive, type ReturnMode } from "../domain/return-states.ts";
import { isWindowOpen, lastReturnDay } from "../domain/return-window.ts";
import { returnsOfOrders, unitsOfReturns } from "../storage/returns.ts";

/** What a return would be: its units, and what goes back for them. */
export type ReturnPlan = {
  readonly goods: ReceivedGoods;
  readonly refund: RefundOfUnits;
  /** How many pieces of each line can be returned, those of the plan included. */
  readonly returnable: ReadonlyMap<number, number>;
  /** The channel that the money goes back to; null for a bank transfer. */
  readonly channelCode: string | null;
  readonly needsBankAccount: boolean;
  readonly lastDay: string | undefined;
};

/**
 * Plans the return of pieces of an order, without writing anything. A decision locks the order's
 * row before. Of an exchange the shopper keeps as much as before, so no delivery goes back and no
 * gift is charged, even if it becomes a refund: that is not their choice.
 * @returns failure RETURN_NOT_POSSIBLE, RETURN_WINDOW_OVER, RETURN_TOO_MANY, or INVALID_INPUT when
 * a skuCode is not its line's
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
    return failure("RETURN_WINDOW_OVER", { day: lastDay.split("-").toReversed().join("/") });
  if (!areOfTheirLines(goods, wishes))
    return failure("INVALID_INPUT", { field: "products", reason: "skuCode is not the one of its line." });
  const standing = await standingReturns(platform, order.orderCode);
  const chosen = chooseUnits(goods.received, standing.units, wishes);
  if ("left" in chosen) return failure("RETURN_TOO_MANY", { n: chosen.left });
  const received = [...goods.received.values()].reduce((sum, quantity) => sum + quantity, 0);
  const refund = refundOfUnits(goods.receipt, chosen, {
    keepsSomething: mode === "EXCHANGE" || !goods.isComplete || received > standing.forGood.length + chosen.length,
    freightIsBack: standing.freightIsBack,
    gifts: mode === "EXCHANGE" ? noRupiah : giftCharge(goods, standing.forGood, chosen),
  });
  const { paidChannelCode } = order;
  const channelCode = paidChannelCode && isRefundedOnline(paidChannelCode) ? paidChannelCode : null;
  return success({
    goods,
    refund,
    returnable: new Map(
      [...goods.received.keys()].map((line) => [line, freeUnits(goods.received, standing.units, line).length]),
    ),
    channelCode,
    needsBankAccount: mode === "REFUND" && refund.amount > 0 && channelCode === null,
    lastDay,
  });
}

function areOfTheirLines({ lines }: ReceivedGoods, wishes: readonly ReturnWish[]): boolean {
  const goods = new Map(lines.map((line) => [line.lineNumber, line.skuCode]));
  return wishes.every(({ lineNumber, skuCode }) => skuCode === undefined || skuCode === goods.get(lineNumber));
}

async function standingReturns(platform: Platform, orderCode: string) {
  const returns = (await returnsOfOrders(platform, [orderCode])).filter(({ state }) => isLive(state));
  const units = await unitsOfReturns(
    platform,
    returns.map(({ returnCode }) => returnCode),
  );
  return {
    units: [...units.values()].flat(),
    /** Those that the shopper gets nothing for in their place. */
    forGood: returns.filter(({ mode }) => mode === "REFUND").flatMap(({ returnCode }) => units.get(returnCode) ?? []),
    freightIsBack: returns.some(({ freight }) => freight.charged + freight.points > 0),
  };
}
