import type { Platform } from "../../../platform/platform.ts";
import { linesOfPieces } from "../domain/lines-of-pieces.ts";
import { isKept } from "../domain/portions.ts";
import type { OrderMove } from "../storage/move-order.ts";
import { selectLines } from "../storage/order-lines.ts";
import { announce } from "./announce.ts";

/** An order has arrived or was collected as a whole: names all that the shopper has of it. */
export async function announceDelivered(platform: Platform, { order, after }: OrderMove): Promise<void> {
  const lines = (await selectLines(platform, [order.orderCode])).get(order.orderCode) ?? [];
  await announce(platform, "delivered", order, { lines: linesOfPieces(lines, after.filter(isKept)) });
}
