import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cancelPayment } from "../../payments/payments.ts";
import { releaseHold } from "../../stock/stock.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectOrder } from "../storage/orders.ts";
import { announce } from "./announce.ts";

/**
 * Cancels an order while it awaits payment, and gives its stock back. Holds: the order's row, by a conditional update: of cancel and payment one wins
 * [ORD-16, K27].
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
    const order = await moveOrder(platform, orderCode, "cancelled", {
      owner,
      remark,
      set: {
        ended_at: platform.clock.databaseNow(),
        cancel_reason_code: reasonCode ?? null,
        cancel_remark: remark ?? null,
      },
    });
    if (!order) {
      const known = await selectOrder(platform, orderCode, owner);
      return failure(known ? "ORDER_CANNOT_BE_CANCELLED" : "ORDER_NOT_FOUND");
    }
    await releaseHold(platform, orderCode);
    await cancelPayment(platform, orderCode);
    await announce(platform, "cancelled", order);
    return success(undefined);
  });
}
