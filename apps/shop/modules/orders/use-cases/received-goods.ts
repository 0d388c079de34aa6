import type { Platform } from "../../../platform/platform.ts";
import type { OrderLine, OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { isKept, receivedPieces } from "../domain/portions.ts";
import { type OrderReceipt, receiptOf } from "../domain/receipt.ts";
import { selectLines } from "../storage/order-lines.ts";
import { selectPortions } from "../storage/portions.ts";
import { selectGiftLines, selectTakenOff } from "../storage/receipts.ts";

/** What a shopper has received of an order, and what each unit of it cost. */
export type ReceivedGoods = {
  readonly lines: readonly OrderLine[];
  /** Pieces by line number: the first units of each line. */
  readonly received: ReadonlyMap<number, number>;
  /** True when nothing else of the order is still to come. */
  readonly isComplete: boolean;
  readonly receipt: OrderReceipt;
  /** Lines that promotions gave away. */
  readonly giftLines: ReadonlySet<number>;
};

export async function receivedGoods(platform: Platform, order: OrderRecord): Promise<ReceivedGoods> {
  const { orderCode } = order;
  const [lines, portions, taken, giftLines] = await Promise.all([
    selectLines(platform, [orderCode]).then((all) => all.get(orderCode) ?? []),
    selectPortions(platform, [orderCode]).then((all) => all.get(orderCode) ?? []),
    selectTakenOff(platform, orderCode),
    selectGiftLines(platform, orderCode),
  ]);
  const isComplete = portions.filter(isKept).every(({ state }) => state === orderStates.completed);
  return { lines, received: receivedPieces(portions), isComplete, receipt: receiptOf(order, lines, taken), giftLines };
}
