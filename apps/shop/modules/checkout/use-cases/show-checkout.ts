import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMemberSession, ownerOf, type Session } from "../../../platform/session.ts";
import { type Goods, goodsOf } from "../../cart/cart.ts";
import { type PriceRows, priceRows, type Quote, type QuotedLine } from "../../pricing/pricing.ts";
import { type Checkout, type CheckoutLine, supportCod } from "../domain/checkout.ts";
import { selectCheckout, updateShown } from "../storage/checkouts.ts";
import { adoptCheckout } from "./adopt-checkout.ts";
import { followCart } from "./follow-cart.ts";
import { type OfferedWay, priceOffers } from "./price-offers.ts";
import { quoteCheckout, shownQuote } from "./quote-checkout.ts";

export type ShownCheckout = {
  readonly checkout: Checkout;
  readonly lines: readonly (CheckoutLine & {
    readonly goods: Goods | undefined;
    readonly quoted: QuotedLine | undefined;
  })[];
  readonly supportCod: 0 | 1;
  /** Without freight, which depends on the way of delivery still to be chosen. */
  readonly prices: PriceRows;
  readonly offers: readonly OfferedWay[];
};

/**
 * A checkout as it is now: what the cart still has of it, with current names, prices and stock.
 * What is shown is stored, so the order is not placed at anything else. Undefined when it is
 * unknown, somebody else's, empty, or already an order: there is nothing to check out [CHK-01,
 * CHK-10, CHK-11, Q70].
 */
export async function showCheckout(
  platform: Platform,
  session: Session,
  checkoutId: string,
  language: Language,
): Promise<ShownCheckout | undefined> {
  const kept =
    (await selectCheckout(platform, checkoutId, ownerOf(session))) ?? (await adoptedBy(platform, session, checkoutId));
  if (!kept || kept.orderCode !== undefined) return undefined;
  const skuCodes = kept.lines.map((line) => line.skuCode);
  const [checkout, goods] = await Promise.all([
    followCart(platform, kept),
    goodsOf(platform, skuCodes, kept.distributionType, language).then(platform.database.send),
  ]);
  if (!checkout) return undefined;
  const isLess = checkout !== kept;
  const quote = quoteCheckout(platform, checkout, goods);
  const shown = shownQuote(quote);
  if (isLess || shown.fingerprint !== kept.shown?.fingerprint) {
    await updateShown(platform, checkoutId, { shown, lines: isLess ? checkout.lines : undefined });
  }
  return composeCheckout(platform, checkout, goods, quote);
}

async function adoptedBy(platform: Platform, session: Session, checkoutId: string): Promise<Checkout | undefined> {
  return isMemberSession(session) ? adoptCheckout(platform, session, checkoutId) : undefined;
}

/** A checkout together with its goods and their prices. */
export function composeCheckout(
  platform: Platform,
  checkout: Checkout,
  goods: ReadonlyMap<string, Goods>,
  quote: Quote,
): ShownCheckout {
  const quoted = new Map(quote.lines.map((line) => [line.lineId, line]));
  const inIt = checkout.lines.flatMap((line) => goods.get(line.skuCode) ?? []);
  return {
    checkout,
    lines: checkout.lines.map((line) => ({
      ...line,
      goods: goods.get(line.skuCode),
      quoted: quoted.get(line.cartLineId),
    })),
    supportCod: supportCod(inIt),
    prices: priceRows(quote),
    offers: priceOffers(platform, checkout, goods, checkout.quotation?.quotes ?? []),
  };
}
