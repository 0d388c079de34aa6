import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockCart } from "../../cart/cart.ts";
import { takeFlashAgain } from "../../flash-sales/flash-sales.ts";
import { paymentOf, reopenPayment } from "../../payments/payments.ts";
import { takeOffersAgain } from "../../promotions/promotions.ts";
import { namedSoldOut } from "../domain/named-sold-out.ts";
import { orderStates } from "../domain/order-states.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { scheduleMessage } from "../storage/order-messages.ts";
import { countOpenOrders, orderByCode } from "../storage/orders.ts";
import { holdAgain } from "./hold-again.ts";
import { mostOpenOrders } from "./order-limits.ts";

/**
 * Undoes a cancellation: the order awaits payment again, until its original deadline. Locks the
 * payment's row first and the order's second, as recording a payment does, then the shopper's cart,
 * as placing does, and last the stock of each line. Of two concurrent calls the second finds the
 * payment open [ORD-17, Q77].
 * @returns failure ORDER_NOT_FOUND, ORDER_NOT_CANCELLED, ORDER_CANNOT_BE_PAID when it is too late,
 * or an offer or a flash sale of it is used up by now, TOO_MANY_OPEN_ORDERS, SOLD_OUT
 */
export async function undoCancel(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  const known = await orderByCode(platform, orderCode, owner);
  if (!known) return failure("ORDER_NOT_FOUND");
  if (known.state !== orderStates.cancelled) return failure("ORDER_NOT_CANCELLED");
  // Points that went back are held again only with the PIN.
  if (known.cash || known.usedPointAmount > 0) return failure("ORDER_CANNOT_BE_PAID");
  return decide(platform.database, async () => {
    const reopened = await reopenPayment(platform, orderCode);
    if (!reopened.ok) return reopened;
    const deadline = (await paymentOf(platform, orderCode))?.deadline;
    if (!deadline) return failure("ORDER_CANNOT_BE_PAID");
    const move = await moveOrder(platform, orderCode, "undone", {
      owner,
      set: { close_at: deadline, ended_at: null, cancel_reason_code: null, cancel_remark: null },
    });
    if (!move || move.order.paidAt) return failure("ORDER_CANNOT_BE_PAID");
    const { order } = move;
    await lockCart(platform, owner);
    const open = await countOpenOrders(platform, owner);
    if (open > mostOpenOrders) return failure("TOO_MANY_OPEN_ORDERS", { n: open - 1 });
    const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
    if (!(await takeOffersAgain(platform, order))) return failure("ORDER_CANNOT_BE_PAID");
    if (!(await takeFlashAgain(platform, orderCode))) return failure("ORDER_CANNOT_BE_PAID");
    const held = await holdAgain(platform, order, lines);
    if (!held.ok) return namedSoldOut(held, (sku) => lines.find(({ skuCode }) => skuCode === sku)?.productName);
    await scheduleMessage(platform, orderCode, "cancelUndone");
    return success(undefined);
  });
}
