import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readDistributionType } from "../../../platform/read-distribution-type.ts";
import { cartLines, cartSkus, goodsOf, quantityRefusal } from "../../cart/cart.ts";
import { offersOf } from "../../promotions/promotions.ts";
import type { CheckoutLine } from "../domain/checkout.ts";
import { couponToBring } from "../storage/read-checkouts.ts";
import { insertCheckout } from "../storage/write-checkouts.ts";
import { withCoupon } from "./checkout-offers.ts";
import { givenLines, quoteCheckout, shownQuote } from "./quote-checkout.ts";
import { composeCheckout, type ShownCheckout } from "./show-checkout.ts";

/**
 * What an owner wants to buy from their cart, and by which way of delivery: by courier unless
 * given.
 */
export type CartChoice = {
  readonly owner: string;
  readonly cartLineIds: readonly string[];
  readonly distributionCode: string | null | undefined;
};

/**
 * Begins a checkout with the selected lines of a cart as they are now; later additions to the cart
 * are not in it [CRT-12, Q70]. The coupon of their last one is applied again, since an order is
 * changed by going back to the cart: a use is counted only when the order is placed [CHK-27].
 * @returns the checkout as shown; failure CART_EMPTY when none of the ids is a line of the owner's,
 * CART_ITEM_NOT_FOUND when one is not, INVALID_INPUT when some are to be delivered and others to be
 * picked up, SOLD_OUT or the failure of a quantity that is not available [CRT-08]
 */
export async function openCheckout(
  platform: Platform,
  { owner, cartLineIds, distributionCode }: CartChoice,
  language: Language,
): Promise<Outcome<ShownCheckout>> {
  const type = readDistributionType(distributionCode);
  if (!type.ok) return type;
  const distributionType = type.value;
  const [inCart, goods, promoted, couponCode] = await platform.database.together(
    cartLines(owner),
    await goodsOf(platform, cartSkus(owner), { distributionType, language, owner }),
    await offersOf(platform, { owner, distributionType }),
    couponToBring(owner),
  );
  const chosen = inCart.filter((line) => cartLineIds.includes(line.cartLineId));
  if (chosen.length === 0) return failure("CART_EMPTY");
  if (chosen.length < new Set(cartLineIds).size) return failure("CART_ITEM_NOT_FOUND");
  if (new Set(chosen.map((line) => line.distributionType)).size > 1)
    return failure("INVALID_INPUT", {
      field: "cartItemIds",
      reason: "cartItemIds are all delivered or all picked up.",
    });
  for (const line of chosen) {
    const refused = quantityRefusal(line.quantity, goods.get(line.skuCode));
    if (refused) return { ok: false, failure: refused };
  }
  const offers = await withCoupon(platform, { owner, couponCode }, promoted);
  const quoteOf = (lines: readonly CheckoutLine[]) =>
    quoteCheckout(platform, { owner, lines, points: undefined }, { goods, offers });
  // Gifts that this choice does not earn stay in the cart.
  const whole = quoteOf(chosen);
  const lines = givenLines(chosen, whole, offers);
  if (lines.length === 0) return failure("CART_EMPTY");
  const quote = lines === chosen ? whole : quoteOf(lines);
  const shown = shownQuote(quote);
  const checkout = await insertCheckout(platform, { owner, distributionType, lines, couponCode, shown });
  return success(composeCheckout(platform, checkout, { goods, offers, quote }));
}
