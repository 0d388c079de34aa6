import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Quote } from "../../pricing/pricing.ts";
import type { Verdict } from "../../promotions/offers.ts";
import { offersOf, type StoredOffer } from "../../promotions/promotions.ts";
import { cartLines, cartSkus } from "../storage/cart-lines.ts";
import { goodsOf } from "./goods-of.ts";
import { quoteCart } from "./quote-cart.ts";

/**
 * What the running promotions give to the cart as it is, and each of these coupons after them, by
 * itself. The cart is read once, and nothing is marked as seen.
 */
export async function cartVerdicts(
  platform: Platform,
  owner: string,
  distributionType: DistributionType,
  coupons: readonly StoredOffer[] = [],
): Promise<Quote["verdicts"]> {
  const [lines, goods, offers] = await platform.database.together(
    cartLines(owner, distributionType),
    await goodsOf(platform, cartSkus(owner, distributionType), { distributionType, language: "en-US", owner }),
    await offersOf(platform, { owner, distributionType }),
  );
  if (coupons.length === 0) return quoteCart(platform, owner, { lines, goods, offers }).verdicts;
  const each: Verdict[] = [];
  for (const coupon of coupons) {
    const withIt = await platform.database.send(await offersOf(platform, { owner, distributionType, coupon }));
    const { verdicts } = quoteCart(platform, owner, { lines, goods, offers: withIt });
    each.push(...verdicts.filter(({ offer }) => offer === coupon));
  }
  return each;
}
