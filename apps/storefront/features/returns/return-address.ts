/** The page of a member's return [RET-02]. */
export function returnAddress(orderCode: string, returnCode: string): string {
  return `/account/order/detail/${encodeURIComponent(orderCode)}/${encodeURIComponent(returnCode)}`;
}

/** The list of a member's or a guest's returns [GAP-06]. */
export function returnListPath(ofMember: boolean): string {
  return ofMember ? "/account/return" : "/order/return";
}
