import type { Platform } from "../../../platform/platform.ts";
import type { ShippingQuote } from "../../delivery/delivery.ts";
import { type PriceRows, priceRows, type Quote } from "../../pricing/pricing.ts";
import type { Checkout } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";
import { quoteCheckout } from "./quote-checkout.ts";

/** A courier's offer with the checkout's total for it. */
export type OfferedWay = ShippingQuote & {
  readonly prices: PriceRows;
  /** The verdicts of the promotions and the coupon that its freight changes. */
  readonly verdicts: Quote["verdicts"];
};

/** Each offer is quoted by itself, since freight may have its own adjustments [CHK-10]. */
export function priceOffers(
  platform: Platform,
  checkout: Pick<Checkout, "owner" | "lines" | "points">,
  offered: OfferedGoods,
  quotes: readonly ShippingQuote[],
): readonly OfferedWay[] {
  if (quotes.length === 0) return [];
  const without = quoteCheckout(platform, checkout, offered).verdicts;
  return quotes.map((way) => {
    const quote = quoteCheckout(platform, checkout, offered, way.freight);
    return { ...way, prices: priceRows(quote), verdicts: changedVerdicts(without, quote.verdicts) };
  });
}

/** The verdicts that differ from before, for the same offers and goods. */
function changedVerdicts(before: Quote["verdicts"], after: Quote["verdicts"]): Quote["verdicts"] {
  const known = new Map(before.map((verdict) => [verdict.offer.code, verdict]));
  return after.filter(({ offer, state, saved }) => {
    const former = known.get(offer.code);
    return former?.state !== state || former.saved !== saved;
  });
}
