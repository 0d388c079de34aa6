import { ownPath } from "../../../platform/page/own-path.ts";

/** The page of a member's coupons, with the way back to the checkout that it is opened from. */
export function couponsAddress(checkoutId: string): string {
  return `/account/coupons?redirectUrl=${encodeURIComponent(`/checkout/${checkoutId}`)}`;
}

/** The checkout that a way back leads to; undefined if it leads to any other page. */
export function checkoutOf(wayBack: string): string | undefined {
  return /^\/checkout\/([\w-]+)$/.exec(ownPath(wayBack))?.[1];
}
