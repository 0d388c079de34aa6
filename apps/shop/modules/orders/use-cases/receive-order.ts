import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdParcelsOf, parcelsOf } from "../../delivery/delivery.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { type ReceiptRefusal, receiptRefusal } from "../domain/receivable.ts";
import { moveOrder } from "../storage/move-order.ts";
import { lockOrder, orderByCode } from "../storage/orders.ts";
import { selectPortions } from "../storage/portions.ts";
import { reportCompletion } from "./report-completion.ts";

/**
 * The shopper confirms receipt. Locks the rows of the order's parcels, as the courier's reports do,
 * then the order's row; of this and a report that the delivery failed, one wins [ORD-15]. For a
 * completed order it changes nothing and succeeds.
 * @returns failure ORDER_NOT_FOUND, ORDER_CANNOT_BE_RECEIVED when nothing is on its way,
 * PARCEL_NOT_DELIVERED when the courier failed to deliver it or brings it back, CASH_NOT_COLLECTED
 * when it is paid at the door, which the courier reports
 */
export async function receiveOrder(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  if (!(await orderByCode(platform, orderCode, owner))) return failure("ORDER_NOT_FOUND");
  return decide(platform.database, async () => {
    await holdParcelsOf(platform, orderCode);
    const order = await lockOrder(platform, orderCode);
    if (order?.owner !== owner) return failure("ORDER_NOT_FOUND");
    if (order.state === orderStates.completed) return success(undefined);
    const refused = await refusalOf(platform, order);
    if (refused) return failure(refused);
    const move = await moveOrder(platform, orderCode, "received", { owner });
    if (!move) return failure("ORDER_CANNOT_BE_RECEIVED");
    await reportCompletion(platform, move);
    return success(undefined);
  });
}

/** Read after both locks, so it cannot change before the move. */
async function refusalOf(platform: Platform, order: OrderRecord): Promise<ReceiptRefusal | undefined> {
  const { orderCode } = order;
  const portions = (await selectPortions(platform, [orderCode])).get(orderCode) ?? [];
  const parcels = (await parcelsOf(platform, [orderCode])).get(orderCode) ?? [];
  return receiptRefusal(order, portions, parcels);
}
