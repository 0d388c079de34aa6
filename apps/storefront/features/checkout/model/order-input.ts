import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { addressInputOf } from "../../addresses/address.ts";
import type { SavedAddress } from "../../addresses/saved-address.ts";
import { needsFields } from "./address-at-first.ts";
import type { CheckoutState } from "./checkout-state.ts";
import type { Choices } from "./choices.ts";

/** What an order needs beside what was typed. */
type Offered = {
  readonly checkoutId: string;
  /** Those still offered. */
  readonly choices: Choices;
  readonly logisticsCompanyCode: string | null | undefined;
  /**
   * The total shown, in whole rupiah. It is sent along, so a changed one is never charged silently.
   */
  readonly total: number;
  readonly points: OrderPoints;
  /** The member's own addresses; undefined for guests, who cannot save one. */
  readonly saved: readonly SavedAddress[] | undefined;
};

/** A member's switch and proof, or the number of a guest's card [CHK-12, CHK-13]. */
export type OrderPoints = {
  readonly usePoint: boolean;
  readonly proof: string | undefined;
  /** Digits after +62. */
  readonly guestMobile: string | undefined;
};

/** The contract's input for an order, in its order of fields [CHK-22]. */
export function orderInputOf({ address, remark }: Pick<CheckoutState, "address" | "remark">, offered: Offered) {
  const { checkoutId, choices, logisticsCompanyCode, total, points, saved } = offered;
  const { distributionType, storeCode, methodCode, channelCode, termsAccepted, dataConsent } = choices;
  const isDelivery = distributionType === homeDelivery;
  return {
    checkoutId,
    distributionType,
    addressId: isDelivery ? (address.addressId ?? null) : null,
    address: isDelivery ? (addressInputOf(address) ?? null) : null,
    // A saved address that was not edited must not undo a change made in another page.
    keepAddress: isDelivery && saved !== undefined && needsFields(address, saved) && choices.keepAddress,
    storeCode: isDelivery ? null : (storeCode ?? null),
    shippingMethodCode: isDelivery ? (methodCode ?? null) : null,
    logisticsCompanyCode: isDelivery ? (logisticsCompanyCode ?? null) : null,
    paymentChannelCode: total > 0 ? (channelCode ?? null) : null,
    usePoint: points.usePoint,
    pinProof: points.usePoint ? (points.proof ?? null) : null,
    guestLoyaltyMobile: points.guestMobile ?? null,
    termsAccepted,
    dataConsent,
    remark: remark.trim() || null,
    agreedTotal: total,
  };
}
