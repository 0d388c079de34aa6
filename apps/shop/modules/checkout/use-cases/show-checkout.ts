import type { Language } from "@gelora/locale/language.ts";
import { noRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMemberSession, ownerOf, type Session } from "../../../platform/session.ts";
import { type Goods, goodsFor } from "../../cart/cart.ts";
import { type Checkout, type CheckoutLine, type PriceRows, priceRows, supportCod } from "../domain/checkout.ts";
import { selectCheckout } from "../storage/checkouts.ts";
import { adoptCheckout } from "./adopt-checkout.ts";

export type ShownCheckout = {
  readonly checkout: Checkout;
  readonly lines: readonly (CheckoutLine & { readonly goods: Goods | undefined })[];
  readonly supportCod: 0 | 1;
  /** Without freight, which hangs on the way of delivery that is still to be chosen. */
  readonly prices: PriceRows;
};

/**
 * A checkout with present names, prices and stock. Undefined for one that is unknown, somebody else's, or has become an order: there is nothing to check out
 * [CHK-01, CHK-10, CHK-11].
 */
export async function showCheckout(
  platform: Platform,
  session: Session,
  checkoutId: string,
  language: Language,
): Promise<ShownCheckout | undefined> {
  const checkout =
    (await selectCheckout(platform, checkoutId, ownerOf(session))) ?? (await adoptedBy(platform, session, checkoutId));
  if (!checkout || checkout.orderCode !== undefined) return undefined;
  const skuCodes = checkout.lines.map((line) => line.skuCode);
  return composeCheckout(checkout, await goodsFor(platform, skuCodes, checkout.distributionType, language));
}

async function adoptedBy(platform: Platform, session: Session, checkoutId: string): Promise<Checkout | undefined> {
  return isMemberSession(session) ? adoptCheckout(platform, session, checkoutId) : undefined;
}

/** A checkout together with its goods. */
export function composeCheckout(checkout: Checkout, goods: ReadonlyMap<string, Goods>): ShownCheckout {
  const lines = checkout.lines.map((line) => ({ ...line, goods: goods.get(line.skuCode) }));
  return {
    checkout,
    lines,
    supportCod: supportCod([...goods.values()]),
    prices: priceRows(
      lines.map((line) => ({ price: line.goods?.salePrice ?? noRupiah, quantity: line.quantity })),
      noRupiah,
    ),
  };
}
