import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdStock } from "../../stock/stock.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { goodsToHold } from "./goods-to-hold.ts";

/**
 * Reserves the goods of an order again after they were released, in the caller's transaction.
 * @returns failure SOLD_OUT when a line is not available; part may then be reserved
 */
export async function holdAgain(
  platform: Platform,
  order: OrderRecord,
  lines: readonly OrderLine[],
): Promise<Outcome<void>> {
  return holdStock(platform, order.orderCode, goodsToHold(lines, order.store));
}
