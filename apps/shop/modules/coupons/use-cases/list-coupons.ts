import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cartVerdicts } from "../../cart/cart.ts";
import type { Verdict } from "../../promotions/offers.ts";
import { type Coupon, couponsFor } from "../../promotions/promotions.ts";

export type ListedCoupon = Coupon & { readonly verdict: Verdict | undefined };

/** The shopper's coupons with what each would give to their cart, read once [ACC-10, Q84]. */
export async function listCoupons(platform: Platform, owner: string): Promise<readonly ListedCoupon[]> {
  const coupons = await couponsFor(platform, owner);
  if (coupons.length === 0) return [];
  const verdictOf = await cartVerdicts(
    platform,
    owner,
    homeDelivery,
    coupons.map(({ offer }) => offer),
  );
  return coupons.map((coupon) => ({
    ...coupon,
    verdict: verdictOf.find(({ offer }) => offer.code === coupon.offerCode),
  }));
}
