import type { ProductLine } from "../data/order-documents.ts";

/** A return as its order tells of it. */
type ToldReturn = {
  readonly returnCode?: string | null;
  readonly afterSaleStatusStr?: string | null;
  readonly products?: readonly { readonly orderItemCode?: string | null; readonly count?: number | null }[] | null;
};

export type LineReturn = {
  readonly returnCode: string;
  /** The state in words. */
  readonly status: string;
  /** How many of the line's pieces are in it; undefined where the line has only this one. */
  readonly pieces?: number;
};

type ReturnedLine = Pick<ProductLine, "orderItemCode" | "returnCode" | "afterSaleStatusStr">;

/**
 * Every return that pieces of a line are in, oldest first, so that one state does not stand for
 * pieces in another; a line of a single return has what the shop says of it [ORD-21].
 */
export function returnsOfLine(line: ReturnedLine, returns: readonly ToldReturn[]): readonly LineReturn[] {
  if (!line.returnCode) return [];
  const own = returns.flatMap(({ returnCode, afterSaleStatusStr, products }) => {
    const ofLine = (products ?? []).filter(({ orderItemCode }) => orderItemCode === line.orderItemCode);
    const pieces = ofLine.reduce((sum, { count }) => sum + (count ?? 0), 0);
    return returnCode && pieces > 0 ? { returnCode, status: afterSaleStatusStr ?? "", pieces } : [];
  });
  return own.length > 1 ? own : [{ returnCode: line.returnCode, status: line.afterSaleStatusStr ?? "" }];
}
