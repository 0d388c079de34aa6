import { isMember, useClientState } from "./client-state.ts";

export function useIsMember(): boolean {
  return useClientState(isMember);
}

/** A member's orders are in the account; a guest's stand by themselves [ORD-01, ORD-04]. */
export function orderListPath(ofMember: boolean): string {
  return ofMember ? "/account/order" : "/order";
}

/** The page of one order [ORD-02]; in the account its address says how the order is delivered, so that the way back finds its list [ORD-05]. */
export function orderAddress(orderCode: string, ofMember: boolean, deliveryType?: string | null): string {
  const path = `${orderListPath(ofMember)}/detail/${encodeURIComponent(orderCode)}`;
  return ofMember ? `${path}?deliveryType=${deliveryType === "21" ? "21" : "11"}` : path;
}
