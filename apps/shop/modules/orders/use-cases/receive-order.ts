import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { homeDelivery } from "../../../platform/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { sellHeld } from "../../stock/stock.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectOrder } from "../storage/orders.ts";
import { announce } from "./announce.ts";
import { takeCash } from "./apply-parcel-change.ts";
import { reportCompletion } from "./report-completion.ts";

/** The shopper has the parcel. Cash is still for the courier to report. Holds: the order's row, by a conditional update [ORD-15]. */
export async function receiveOrder(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const order = await moveOrder(platform, orderCode, "received", {
      owner,
      set: { completed_at: platform.clock.databaseNow() },
    });
    if (order) {
      await reportCompletion(platform, order);
      return success(undefined);
    }
    const known = await selectOrder(platform, orderCode, owner);
    return failure(known ? "ORDER_CANNOT_BE_RECEIVED" : "ORDER_NOT_FOUND");
  });
}

/** The shopper took the goods from the store, and paid there when the order is a cash one. Holds: the order's row, by a conditional update [ORD-37, Q93]. */
export async function pickUpOrder(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  return decide(platform.database, async () => {
    const known = await selectOrder(platform, orderCode, owner);
    if (!known) return failure("ORDER_NOT_FOUND");
    if (known.distributionType === homeDelivery) return failure("ORDER_CANNOT_BE_RECEIVED");
    const order = await moveOrder(platform, orderCode, "handedOver", {
      owner,
      set: { completed_at: platform.clock.databaseNow() },
    });
    if (!order) return failure("ORDER_CANNOT_BE_RECEIVED");
    await sellHeld(platform, orderCode);
    await takeCash(platform, order);
    await announce(platform, "delivered", order);
    await reportCompletion(platform, order);
    return success(undefined);
  });
}
