import type { Language } from "@gelora/locale/language.ts";
import { noPoints } from "@gelora/money/points.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type MemberSession, ownerOf } from "../../../platform/session.ts";
import { availablePoints } from "../../points/points.ts";
import { updatedPoints } from "../storage/write-checkouts.ts";
import { changeCheckout, type ShownCheckout } from "./show-checkout.ts";

/**
 * Turns the use of points on or off for a checkout. Nothing is redeemed by it: the PIN is proven to
 * the club, which holds the points when the order is placed. Off needs no club [CHK-12, PIN-01,
 * PIN-10].
 * @returns the checkout as it is then; failure CHECKOUT_NOT_FOUND, POINTS_NOT_LINKED,
 * POINTS_UNAVAILABLE, or NOT_ENOUGH_POINTS when there are none
 */
export async function redeemPoints(
  platform: Platform,
  session: MemberSession,
  wish: { readonly checkoutId: string; readonly usePoint: boolean },
  language: Language,
): Promise<Outcome<ShownCheckout>> {
  const { checkoutId, usePoint } = wish;
  const available = usePoint ? await availablePoints(platform, session.accountCode) : undefined;
  if (available?.ok === false) return available;
  if (available?.value === 0) return failure("NOT_ENOUGH_POINTS", { points: 0 });
  const change = updatedPoints({ checkoutId, owner: ownerOf(session) }, available?.value ?? noPoints);
  return changeCheckout(platform, session, { checkoutId, language }, change);
}
