import type { Platform } from "../../../platform/platform.ts";
import { type OrderLine, type OrderRecord, receivedGoods } from "../../orders/orders.ts";

/** The lines of which the shopper has received something. */
export async function reviewableLines(platform: Platform, order: OrderRecord): Promise<readonly OrderLine[]> {
  const { lines, received } = await receivedGoods(platform, order);
  return lines.filter(({ lineNumber }) => (received.get(lineNumber) ?? 0) > 0);
}
