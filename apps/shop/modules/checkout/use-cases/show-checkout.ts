import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMemberSession, ownerOf, type Session } from "../../../platform/session.ts";
import type { Goods } from "../../cart/cart.ts";
import { type PriceRows, priceRows, type Quote, type QuotedLine } from "../../pricing/pricing.ts";
import type { OffersOfShopper } from "../../promotions/promotions.ts";
import { type Checkout, type CheckoutLine, supportCod } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";
import { updateShown } from "../storage/write-checkouts.ts";
import { adoptCheckout } from "./adopt-checkout.ts";
import { type OfferedWay, priceOffers } from "./price-offers.ts";
import { givenLines, quoteCheckout, shownQuote } from "./quote-checkout.ts";
import { type ReadCheckout, readCheckout, type WantedCheckout } from "./read-checkout.ts";

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
  readonly promotions: OffersOfShopper["promotions"];
  /** The applied one, while it can be used. */
  readonly coupon: OffersOfShopper["coupon"];
  /** The verdict of each promotion, without freight. */
  readonly verdicts: Quote["verdicts"];
};

/** Which checkout is shown, and in which language. */
export type AskedCheckout = { readonly checkoutId: string; readonly language: Language };

/**
 * A checkout as it is now: what the cart still has of it, with current names, prices and stock.
 * What is shown is stored, so the order is not placed at anything else. Undefined when it is
 * unknown, someone else's, empty, or already an order: there is nothing to check out [CHK-01,
 * CHK-10, CHK-11, Q70].
 * @param change of the checkout, made first
 */
export async function showCheckout(
  platform: Platform,
  session: Session,
  { checkoutId, language }: AskedCheckout,
  change?: Statement<unknown>,
): Promise<ShownCheckout | undefined> {
  const wanted = { checkoutId, owner: ownerOf(session), language };
  const { kept, followed, goods, offers } = await readTheirs(platform, session, wanted, change);
  if (!kept || !followed || kept.orderCode !== undefined) return undefined;
  const given = quoteGiven(platform, followed, { goods, offers });
  if (!given) return undefined;
  const { checkout, quote } = given;
  const isLess = checkout !== kept;
  const shown = shownQuote(quote);
  if (isLess || shown.fingerprint !== kept.shown?.fingerprint) {
    await updateShown(platform, checkoutId, { shown, lines: isLess ? checkout.lines : undefined });
  }
  return composeCheckout(platform, checkout, { goods, offers, quote });
}

/**
 * The same for a change that a shopper asked for.
 * @returns failure CHECKOUT_NOT_FOUND where there is nothing to change
 */
export async function changeCheckout(
  platform: Platform,
  session: Session,
  asked: AskedCheckout,
  change: Statement<unknown>,
): Promise<Outcome<ShownCheckout>> {
  const shown = await showCheckout(platform, session, asked, change);
  return shown ? success(shown) : failure("CHECKOUT_NOT_FOUND");
}

async function readTheirs(
  platform: Platform,
  session: Session,
  wanted: WantedCheckout,
  change?: Statement<unknown>,
): Promise<ReadCheckout> {
  const read = await readCheckout(platform, wanted, change);
  if (!read.kept) {
    const isAdopted = isMemberSession(session) && (await adoptCheckout(platform, session, wanted.checkoutId));
    return isAdopted ? readTheirs(platform, session, wanted, change) : read;
  }
  const { distributionType } = read.kept;
  // Most are for delivery: data for pick-up is read in a second query.
  return distributionType === homeDelivery ? read : readCheckout(platform, { ...wanted, distributionType });
}

/**
 * Gifts that are no longer earned leave the checkout, with the couriers' offers for that parcel.
 */
function quoteGiven(
  platform: Platform,
  checkout: Checkout,
  offered: OfferedGoods<OffersOfShopper>,
): { readonly checkout: Checkout; readonly quote: Quote } | undefined {
  const quote = quoteCheckout(platform, checkout, offered);
  const lines = givenLines(checkout.lines, quote, offered.offers);
  if (lines.length === 0) return undefined;
  if (lines === checkout.lines) return { checkout, quote };
  const rest = { ...checkout, lines, quotation: undefined };
  return { checkout: rest, quote: quoteCheckout(platform, rest, offered) };
}

/** A checkout together with its goods and their prices. */
export function composeCheckout(
  platform: Platform,
  checkout: Checkout,
  { goods, offers, quote }: OfferedGoods<OffersOfShopper> & { readonly quote: Quote },
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
    offers: priceOffers(platform, checkout, { goods, offers }, checkout.quotation?.quotes ?? []),
    promotions: offers.promotions,
    coupon: offers.coupon,
    verdicts: quote.verdicts,
  };
}
