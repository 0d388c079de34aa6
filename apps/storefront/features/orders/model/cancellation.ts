import { refundSums } from "@gelora/money/order-sum.ts";
import type { OrderDetail, ProductLine } from "../data/order-documents.ts";
import { isUnsent } from "./order-actions.ts";
import { cancelled } from "./order-status.ts";
import type { Pieces } from "./order-work.ts";

type Line = Pick<ProductLine, "orderItemCode" | "skuName" | "count" | "status" | "sellPrice" | "usedPoint" | "isGift">;

/** What cancelling the chosen items means, as far as it is known before. */
export type Cancellation = {
  readonly items: readonly { readonly name: string; readonly count: number }[];
  /**
   * About how much goes back, in whole rupiah: the pieces of a line may have been charged
   * differently. 0 if nothing was paid in money.
   */
  readonly refund: number;
  /** The way it goes back. */
  readonly way: string;
  /** It is transferred, and the shopper is asked for the account afterwards. */
  readonly asksAccount: boolean;
  /** About how many points go back to the card, as far as they paid. */
  readonly points: number;
  /** Other items stay. */
  readonly isPart: boolean;
};

/** The pieces that are left, and those that were cancelled. */
export function piecesOf(lines: readonly Pick<ProductLine, "count" | "status">[]) {
  const sum = (some: typeof lines): number => some.reduce((total, { count }) => total + (count ?? 0), 0);
  const isCancelled = ({ status }: { readonly status?: string | null }): boolean => status === String(cancelled);
  return { kept: sum(lines.filter((line) => !isCancelled(line))), cancelled: sum(lines.filter(isCancelled)) };
}

type CancelledOrder = Pick<OrderDetail, "amount" | "refunds" | "refundWay"> &
  Partial<Pick<OrderDetail, "isRefundTransferred" | "refundTransfer" | "usedPoint" | "returnedPoint">> & {
    readonly productList?: readonly Line[] | null;
  };

/**
 * What the dialog says before items are cancelled. With the last of them, delivery goes back too.
 */
export function cancellationOf(order: CancelledOrder, chosen: readonly Pieces[]): Cancellation {
  const lines = order.productList ?? [];
  const items = withGifts(lines, chosen).flatMap(({ orderItemCode, count }) => {
    const line = lines.find((one) => one.orderItemCode === orderItemCode && isUnsent(one));
    return line ? [{ line, count }] : [];
  });
  const isPart = piecesOf(lines).kept > items.reduce((sum, { count }) => sum + count, 0);
  const ofItems = items.reduce((sum, { line, count }) => sum + (line.sellPrice ?? 0) * count, 0);
  const { underWay, done } = refundSums(order.refunds ?? []);
  const left = (order.amount ?? 0) - underWay - done;
  const refund = order.refundWay ? (isPart ? ofItems : left) : 0;
  return {
    items: items.map(({ line, count }) => ({ name: line.skuName ?? "", count })),
    refund,
    way: order.refundWay ?? "",
    asksAccount: refund > 0 && order.isRefundTransferred === true && !order.refundTransfer?.bankAccount,
    points: isPart
      ? items.reduce((sum, { line, count }) => sum + shareOfPoints(line, count), 0)
      : (order.usedPoint ?? 0) - (order.returnedPoint ?? 0),
    isPart,
  };
}

/** Points are spread over a line's pieces almost evenly. */
function shareOfPoints({ usedPoint, count: all }: Line, count: number): number {
  return all ? Math.round(((usedPoint ?? 0) * count) / all) : 0;
}

/** With the last of what was bought, the shop cancels the gifts that it has not sent yet too. */
function withGifts(lines: readonly Line[], chosen: readonly Pieces[]): readonly Pieces[] {
  const giftCodes = new Set(lines.flatMap((line) => (line.isGift ? [line.orderItemCode] : [])));
  const bought = chosen.filter(({ orderItemCode }) => !giftCodes.has(orderItemCode));
  const kept = piecesOf(lines.filter((line) => !line.isGift)).kept;
  if (bought.length === 0 || kept > bought.reduce((sum, { count }) => sum + count, 0)) return chosen;
  const gifts = lines.filter((line) => line.isGift && isUnsent(line));
  return [
    ...bought,
    ...gifts.map(({ orderItemCode, count }) => ({ orderItemCode: orderItemCode ?? "", count: count ?? 0 })),
  ];
}
