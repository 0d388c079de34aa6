import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdCart } from "../../cart/cart.ts";
import { paymentOf, reopenPayment } from "../../payments/payments.ts";
import { moveOrder } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { countOpenOrders, selectOrder } from "../storage/orders.ts";
import { announce } from "./announce.ts";
import { holdAgain } from "./hold-again.ts";
import { mostOpenOrders } from "./order-limits.ts";

/**
 * Takes a cancelling back: the order awaits payment again, until the moment that was told at first. Holds: the payment's row first and the order's second, as whoever takes in
 * money does, then the shopper's cart, as placing does, and last the stock of each line. Of two who undo at once the second finds the payment open [ORD-17, Q77].
 * @returns failure ORDER_NOT_FOUND, ORDER_CANNOT_BE_PAID when it is not cancelled or too late, TOO_MANY_OPEN_ORDERS, SOLD_OUT
 */
export async function undoCancel(platform: Platform, owner: string, orderCode: string): Promise<Outcome<void>> {
  const known = await selectOrder(platform, orderCode, owner);
  if (!known) return failure("ORDER_NOT_FOUND");
  return decide(platform.database, async () => {
    const reopened = await reopenPayment(platform, orderCode);
    if (!reopened.ok) return reopened;
    const deadline = (await paymentOf(platform, orderCode))?.deadline;
    if (!deadline) return failure("ORDER_CANNOT_BE_PAID");
    const order = await moveOrder(platform, orderCode, "undone", {
      owner,
      set: { close_at: deadline, ended_at: null, cancel_reason_code: null, cancel_remark: null },
    });
    if (!order || order.paidAt) return failure("ORDER_CANNOT_BE_PAID");
    await holdCart(platform, owner);
    const open = await countOpenOrders(platform, owner);
    if (open > mostOpenOrders) return failure("TOO_MANY_OPEN_ORDERS", { n: open - 1 });
    const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
    const held = await holdAgain(platform, order, lines);
    if (!held.ok) return withName(held, lines);
    await announce(platform, "placed", order, { lines });
    return success(undefined);
  });
}

/** "{name} is sold out" needs the name. */
function withName(
  refused: Extract<Outcome<never>, { ok: false }>,
  lines: readonly { readonly skuCode: string; readonly productName: string }[],
): Outcome<never> {
  const { code, details } = refused.failure;
  const name = lines.find(({ skuCode }) => skuCode === details?.skuCode)?.productName ?? "";
  return failure(code, { ...details, name });
}
