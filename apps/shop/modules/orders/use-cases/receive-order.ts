import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { orderStates } from "../domain/order-states.ts";
import { moveOrder } from "../storage/move-order.ts";
import { orderByCode } from "../storage/orders.ts";
import { reportCompletion } from "./report-completion.ts";

/**
 * The shopper confirms receipt. The courier still reports the cash. Locks the order's row, by a
 * conditional update [ORD-15]. For a completed order it changes nothing and succeeds.
 */
export async function receiveOrder(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const move = await moveOrder(platform, orderCode, "received", { owner });
    if (move) {
      await reportCompletion(platform, move);
      return success(undefined);
    }
    const known = await orderByCode(platform, orderCode, owner);
    if (known?.state === orderStates.completed) return success(undefined);
    return failure(known ? "ORDER_CANNOT_BE_RECEIVED" : "ORDER_NOT_FOUND");
  });
}
