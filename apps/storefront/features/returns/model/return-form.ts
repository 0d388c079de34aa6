import type { ReturnLine } from "../return-subject.ts";

/** What is said of one line: how many pieces, and why. */
export type LineWish = ReturnLine & {
  readonly count: number;
  /** Pieces that can be returned. */
  readonly most: number;
  /** Empty until chosen. */
  readonly reasonCode: string;
};

type Product = { readonly orderItemCode: string; readonly count: number; readonly reasonCode: string };

/** The chosen lines of which something can be returned, one piece each to begin with. */
export function firstWishes(
  lines: readonly ReturnLine[],
  returnable: readonly { readonly orderItemCode: string; readonly count: number }[],
): readonly LineWish[] {
  return lines.flatMap((line) => {
    const most = returnable.find(({ orderItemCode }) => orderItemCode === line.orderItemCode)?.count ?? 0;
    return most > 0 ? [{ ...line, count: 1, most, reasonCode: "" }] : [];
  });
}

export function changeWish(
  wishes: readonly LineWish[],
  orderItemCode: string,
  change: Partial<Pick<LineWish, "count" | "reasonCode">>,
): readonly LineWish[] {
  return wishes.map((wish) => (wish.orderItemCode === orderItemCode ? { ...wish, ...change } : wish));
}

/**
 * For the preview: a reason that is not chosen yet counts as the shopper's own, so the amount shown
 * never shrinks.
 */
export function productsToPreview(wishes: readonly LineWish[]): Product[] {
  return wishes.map(({ orderItemCode, count, reasonCode }) => ({
    orderItemCode,
    count,
    reasonCode: reasonCode || "OTHER",
  }));
}

export function productsToSend(wishes: readonly LineWish[]): Product[] {
  return wishes.map(({ orderItemCode, count, reasonCode }) => ({ orderItemCode, count, reasonCode }));
}
