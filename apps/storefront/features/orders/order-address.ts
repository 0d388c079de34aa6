import { homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";

export function useIsMember(): boolean {
  return useClientState(isMember);
}

/** A member's orders are in the account; a guest's are outside it [ORD-01, ORD-04]. */
export function orderListPath(ofMember: boolean): string {
  return ofMember ? "/account/order" : "/order";
}

/**
 * The page of one order [ORD-02]; in the account its address carries the delivery type, so the way
 * back finds its list [ORD-05].
 */
export function orderAddress(orderCode: string, ofMember: boolean, deliveryType?: string | null): string {
  const path = `${orderListPath(ofMember)}/detail/${encodeURIComponent(orderCode)}`;
  return ofMember ? `${path}?deliveryType=${deliveryType === storePickup ? storePickup : homeDelivery}` : path;
}

/** Where an order is looked up by its number and a contact. */
export const trackPath = "/order/track";

/** Where an order is found from any browser, by its number and a contact [ORD-03]. */
export function trackAddress(orderCode: string): string {
  return `${trackPath}?${new URLSearchParams({ orderCode })}`;
}

/** The page of an order's invoice, for paper or a PDF [ORD-24]. */
export function invoiceAddress(orderCode: string, ofMember: boolean): string {
  return `${orderListPath(ofMember)}/invoice/${encodeURIComponent(orderCode)}`;
}
