import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { CartLine } from "./cart-line.ts";
import { mostAllowed, type QuantityBounds } from "./quantity-limits.ts";

/** What changed about a line since the shopper last saw their cart, or when two carts became one. CART_FULL is about no line: `from` of them had no room. */
export type CartNotice = {
  readonly cartLineId: string;
  readonly code: "PRICE_UP" | "PRICE_DOWN" | "QUANTITY_CUT" | "SOLD_OUT" | "CART_FULL";
  readonly from: number | null;
  readonly to: number | null;
};

/** The goods of a line as they are now; undefined when they are no longer sold. */
export type GoodsNow = (QuantityBounds & { readonly price: Rupiah }) | undefined;

/**
 * Compares a line with its goods. A quantity above what can be had is cut to it, never below one: a line that is sold out stays as the shopper made it,
 * and is marked. The line that is answered carries what is now told, so that the next look is silent.
 */
export function lookOverLine(line: CartLine, goods: GoodsNow): { line: CartLine; notices: readonly CartNotice[] } {
  const most = goods ? mostAllowed(goods) : 0;
  const notice = (code: CartNotice["code"], from: number | null, to: number | null): CartNotice => ({
    cartLineId: line.cartLineId,
    code,
    from,
    to,
  });
  if (!goods || most === 0) {
    const told = { ...line, seenSoldOut: true };
    return { line: told, notices: line.seenSoldOut ? [] : [notice("SOLD_OUT", null, null)] };
  }
  const notices: CartNotice[] = [];
  if (goods.price !== line.seenPrice)
    notices.push(notice(goods.price > line.seenPrice ? "PRICE_UP" : "PRICE_DOWN", line.seenPrice, goods.price));
  if (line.quantity > most) notices.push(notice("QUANTITY_CUT", line.quantity, most));
  const now = { ...line, seenPrice: goods.price, quantity: Math.min(line.quantity, most), seenSoldOut: false };
  return { line: now, notices };
}
