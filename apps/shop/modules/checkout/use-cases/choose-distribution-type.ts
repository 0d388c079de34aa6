import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownerOf, type Session } from "../../../platform/session.ts";
import { updatedDistributionType } from "../storage/write-checkouts.ts";
import { changeCheckout, type ShownCheckout } from "./show-checkout.ts";

/**
 * Sends a checkout's goods home or has them picked up [CHK-11]. Flash sale prices are for delivery,
 * promotions and coupons may apply to one way alone, so the checkout is shown at its new prices.
 * @returns the checkout afterwards; failure CHECKOUT_NOT_FOUND
 */
export async function chooseDistributionType(
  platform: Platform,
  session: Session,
  wish: { readonly checkoutId: string; readonly distributionType: DistributionType },
  language: Language,
): Promise<Outcome<ShownCheckout>> {
  const { checkoutId, distributionType } = wish;
  const change = updatedDistributionType({ checkoutId, owner: ownerOf(session) }, distributionType);
  return changeCheckout(platform, session, { checkoutId, language }, change);
}
