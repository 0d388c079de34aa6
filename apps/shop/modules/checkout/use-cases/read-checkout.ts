import { type DistributionType, homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cartLines, type Goods, goodsOf } from "../../cart/cart.ts";
import { offersOf } from "../../promotions/promotions.ts";
import { type Checkout, followCart } from "../domain/checkout.ts";
import { checkoutOf, checkoutSkus } from "../storage/read-checkouts.ts";
import { type CheckoutOffers, withCoupon } from "./checkout-offers.ts";

export type ReadCheckout = {
  /** As it is stored; undefined when it is unknown or someone else's. */
  readonly kept: Checkout | undefined;
  /** With what its cart still has of it; undefined when nothing remains. */
  readonly followed: Checkout | undefined;
  /** All that is stored in it, as it is now. */
  readonly goods: ReadonlyMap<string, Goods>;
  /** What is offered to its shopper now. */
  readonly offers: CheckoutOffers;
};

export type WantedCheckout = {
  readonly checkoutId: string;
  readonly owner: string;
  readonly language: Language;
  /** Digits after +62, once it is known. */
  readonly mobile?: string;
  /** Where its goods come from, and by which way of delivery they are priced. */
  readonly distributionType?: DistributionType;
};

/**
 * Everything about a checkout, in one packet; an applied coupon asks for two more.
 * @param change sent before it, so the checkout is read as that leaves it
 */
export async function readCheckout(
  platform: Platform,
  { checkoutId, owner, mobile, language, distributionType = homeDelivery }: WantedCheckout,
  change: Statement<unknown> = async () => undefined,
): Promise<ReadCheckout> {
  const [, kept, cart, goods, promoted] = await platform.database.together(
    change,
    checkoutOf(platform, checkoutId, owner),
    cartLines(owner),
    await goodsOf(platform, checkoutSkus(checkoutId, owner), { distributionType, language, owner }),
    await offersOf(platform, { owner, mobile, distributionType }),
  );
  const offers = kept ? await withCoupon(platform, kept, promoted, mobile) : { ...promoted, applied: undefined };
  return { kept, followed: kept && followCart(kept, cart), goods, offers };
}
