import type { Platform } from "../../../platform/platform.ts";
import type { HeldLine } from "../../stock/stock.ts";
import { orderStates } from "../domain/order-states.ts";
import type { MovedPortion } from "../domain/portions.ts";
import { selectLines } from "../storage/order-lines.ts";

/**
 * The units that moved portions still had reserved before the move, per sku: what has left the
 * warehouse has no reservation.
 */
export async function movedFromHold(
  platform: Platform,
  orderCode: string,
  moved: readonly MovedPortion[],
): Promise<readonly HeldLine[]> {
  const held = moved.filter(({ from }) => from === orderStates.preparing || from === orderStates.awaitingPayment);
  if (held.length === 0) return [];
  const lines = (await selectLines(platform, [orderCode])).get(orderCode) ?? [];
  const quantities = new Map<string, number>();
  for (const { lineNumber, quantity } of held) {
    const skuCode = lines.find((line) => line.lineNumber === lineNumber)?.skuCode;
    if (skuCode === undefined) throw new Error(`order ${orderCode} has no line ${lineNumber}`);
    quantities.set(skuCode, (quantities.get(skuCode) ?? 0) + quantity);
  }
  return [...quantities].map(([skuCode, quantity]) => ({ skuCode, quantity }));
}
