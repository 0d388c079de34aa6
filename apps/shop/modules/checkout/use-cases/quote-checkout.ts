import { noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { basketLines, deniedLines } from "../../cart/cart.ts";
import { fingerprintOf } from "../../pricing/fingerprint.ts";
import { type BasketOffers, type Quote, quoteBasket } from "../../pricing/pricing.ts";
import type { Checkout, CheckoutLine, ShownQuote } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";

/** What a checkout costs now, without lines that the catalogue no longer has. */
export function quoteCheckout(
  platform: Platform,
  { owner, lines, points }: Pick<Checkout, "owner" | "lines" | "points">,
  { goods, offers }: OfferedGoods,
  freight: Rupiah = noRupiah,
): Quote {
  return quoteBasket({
    lines: basketLines(lines, goods),
    buyer: owner,
    moment: platform.clock.now(),
    offers,
    points: points ?? 0,
    freight,
  });
}

export function shownQuote(quote: Quote): ShownQuote {
  return { fingerprint: fingerprintOf(quote), goodsAmount: rupiah(quote.total - quote.freight.amount) };
}

/**
 * The lines of a checkout without gifts that its quote does not give; the same when there are none.
 */
export function givenLines<Line extends Pick<CheckoutLine, "cartLineId" | "activityCode">>(
  lines: readonly Line[],
  quote: Quote,
  offers: BasketOffers,
): readonly Line[] {
  const denied = deniedLines(lines, quote, offers);
  return denied.size === 0 ? lines : lines.filter(({ cartLineId }) => !denied.has(cartLineId));
}
