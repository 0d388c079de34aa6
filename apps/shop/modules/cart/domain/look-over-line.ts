import { mostAllowed, type QuantityBounds } from "@gelora/contracts/cart-quantity.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { CartLine } from "./cart-line.ts";

/**
 * What changed about a line since the shopper last saw the cart, or when two carts were merged.
 * CART_FULL concerns no line: there was no room for `from` of them.
 */
export type CartNotice = {
  readonly cartLineId: string;
  readonly code: "PRICE_UP" | "PRICE_DOWN" | "FLASH_ENDED" | "FLASH_OVER" | "QUANTITY_CUT" | "SOLD_OUT" | "CART_FULL";
  readonly from: number | null;
  readonly to: number | null;
};

/** The current goods of a line; undefined when they are no longer sold. */
export type GoodsNow =
  | (QuantityBounds & {
      readonly price: Rupiah;
      /** Of a flash sale that the line is not, or no longer, part of. */
      readonly flashPrice?: Rupiah | undefined;
      /** Of flash sales that have ended lately. */
      readonly endedFlashPrices?: readonly Rupiah[];
    })
  | undefined;

/**
 * Compares a line with its goods. A quantity above what is available is reduced to it, but not
 * below one: a sold-out line keeps its quantity and is marked. The returned line records what is
 * now reported, so the next check reports nothing.
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
    const marked = { ...line, seenSoldOut: true };
    return { line: marked, notices: line.seenSoldOut ? [] : [notice("SOLD_OUT", null, null)] };
  }
  const notices: CartNotice[] = [];
  if (goods.price !== line.seenPrice)
    notices.push(notice(priceNotice(line.seenPrice, goods), line.seenPrice, goods.price));
  if (line.quantity > most) notices.push(notice("QUANTITY_CUT", line.quantity, most));
  const now = { ...line, seenPrice: goods.price, quantity: Math.min(line.quantity, most), seenSoldOut: false };
  return { line: now, notices };
}

function priceNotice(seen: Rupiah, { price, flashPrice, endedFlashPrices = [] }: NonNullable<GoodsNow>) {
  if (price < seen) return "PRICE_DOWN";
  if (seen === flashPrice) return "FLASH_ENDED";
  return endedFlashPrices.includes(seen) ? "FLASH_OVER" : "PRICE_UP";
}
