import { noRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import { basketLines, type Goods } from "../../cart/cart.ts";
import { fingerprintOf } from "../../pricing/fingerprint.ts";
import { type Quote, quoteBasket } from "../../pricing/pricing.ts";
import type { Checkout, ShownQuote } from "../domain/checkout.ts";

/** What a checkout costs now, without lines that the catalogue no longer has. */
export function quoteCheckout(
  platform: Platform,
  { owner, lines, points }: Pick<Checkout, "owner" | "lines" | "points">,
  goods: ReadonlyMap<string, Goods>,
  freight: Rupiah = noRupiah,
): Quote {
  return quoteBasket({
    lines: basketLines(lines, goods),
    buyer: owner,
    moment: platform.clock.now(),
    coupons: [],
    points: points ?? 0,
    freight,
  });
}

export function shownQuote(quote: Quote): ShownQuote {
  return { fingerprint: fingerprintOf(quote), goodsAmount: rupiah(quote.total - quote.freight.amount) };
}
