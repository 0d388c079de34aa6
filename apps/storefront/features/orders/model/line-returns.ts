import type { ProductLine } from "../data/order-documents.ts";
import { isReceived } from "./order-actions.ts";

type Counted = { readonly orderItemCode?: string | null; readonly count?: number | null };

/** A return as its order shows it. */
type OrderReturn = {
  readonly returnCode?: string | null;
  readonly status?: string | null;
  readonly afterSaleStatusStr?: string | null;
  readonly products?: readonly Counted[] | null;
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
 * Every return with pieces of a line, oldest first, since their states may differ; a line with
 * a single return shows the shop's own text [ORD-21].
 */
export function returnsOfLine(line: ReturnedLine, returns: readonly OrderReturn[]): readonly LineReturn[] {
  if (!line.returnCode) return [];
  const own = returns.flatMap(({ returnCode, afterSaleStatusStr, products }) => {
    const ofLine = (products ?? []).filter(({ orderItemCode }) => orderItemCode === line.orderItemCode);
    const pieces = ofLine.reduce((sum, { count }) => sum + (count ?? 0), 0);
    return returnCode && pieces > 0 ? { returnCode, status: afterSaleStatusStr ?? "", pieces } : [];
  });
  return own.length > 1 ? own : [{ returnCode: line.returnCode, status: line.afterSaleStatusStr ?? "" }];
}

/** The states of a return whose pieces the shopper has, to return once more. */
const ended: readonly (string | null | undefined)[] = ["REJECTED", "CANCELLED", "LAPSED", "EXCHANGED"];

/** After an exchange whose old goods never came nothing goes back any more, but it is over. */
export const isOver = (status: string | null | undefined): boolean => status === "MISSING" || ended.includes(status);

/** The lines that were received and of which pieces are in no return yet. */
export function returnableLines<L extends Pick<ProductLine, "orderItemCode" | "count" | "status">>(
  lines: readonly L[],
  returns: readonly OrderReturn[],
): readonly L[] {
  const received = lines.filter(isReceived);
  const taken = returns.filter(({ status }) => !ended.includes(status)).flatMap(({ products }) => products ?? []);
  const piecesOf = (code: L["orderItemCode"], counted: readonly Counted[]) =>
    counted.filter(({ orderItemCode }) => orderItemCode === code).reduce((sum, { count }) => sum + (count ?? 0), 0);
  return received.filter(({ orderItemCode: code }) => piecesOf(code, received) > piecesOf(code, taken));
}
