import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { giveFlashBack } from "../../flash-sales/flash-sales.ts";
import { cancelPayment } from "../../payments/payments.ts";
import { giveOffersBack } from "../../promotions/promotions.ts";
import { releaseHold } from "../../stock/stock.ts";
import { linesOfPieces } from "../domain/lines-of-pieces.ts";
import { canCancelPieces } from "../domain/operations.ts";
import { orderStates } from "../domain/order-states.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { orderByCode } from "../storage/orders.ts";
import { announce } from "./announce.ts";
import { releasePointsOf } from "./order-points.ts";

/**
 * Cancels an order that awaits payment, and releases its stock. Locks the order's row, by a
 * conditional update: of cancellation and payment one wins [ORD-16, K27]. A repeated one changes
 * nothing and succeeds.
 * @returns failure ORDER_NOT_FOUND, ORDER_CANNOT_BE_CANCELLED, or CANCEL_NEEDS_PRODUCTS when only
 * selected pieces can be cancelled
 */
export async function cancelOrder(
  platform: Platform,
  owner: string,
  cancellation: {
    readonly orderCode: string;
    readonly reasonCode: string | undefined;
    readonly remark: string | undefined;
  },
): Promise<Outcome<void>> {
  const { orderCode, reasonCode, remark } = cancellation;
  return decide(platform.database, async () => {
    const move = await moveOrder(platform, orderCode, "cancelled", {
      owner,
      remark,
      set: {
        cancel_reason_code: reasonCode ?? null,
        cancel_remark: remark ?? null,
      },
    });
    if (!move) {
      const known = await orderByCode(platform, orderCode, owner);
      if (!known) return failure("ORDER_NOT_FOUND");
      if (known.state === orderStates.cancelled) return success(undefined);
      return failure(canCancelPieces(known) ? "CANCEL_NEEDS_PRODUCTS" : "ORDER_CANNOT_BE_CANCELLED");
    }
    // Before the stock, as placing takes them: the other order would meet it halfway.
    await giveOffersBack(platform, orderCode);
    await releaseHold(platform, orderCode);
    await cancelPayment(platform, orderCode);
    await releasePointsOf(platform, move.order);
    await giveFlashBack(platform, orderCode);
    const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
    const pointsBack = move.order.usedPointAmount;
    await announce(platform, "cancelled", move.order, {
      pointsBack,
      lines: linesOfPieces(lines, move.moved, move.after),
    });
    return success(undefined);
  });
}
