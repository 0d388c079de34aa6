type Parcels = readonly { readonly expressStatus?: string | null }[] | null;

export type ParcelledOrder = {
  readonly orderStatus?: number | null;
  /** As the order page names them. */
  readonly expressList?: Parcels;
  /** As lists and tracking name them. */
  readonly parcels?: Parcels;
};

/** True while the courier failed to deliver a parcel: it tries again, or brings it back. */
export function isDeliveryFailed(order: ParcelledOrder): boolean {
  return (order.orderStatus === 41 || order.orderStatus === 42) && hasParcel(order, "FAILED");
}

/** True for an order that was closed because the courier brought its goods back. */
export function isBroughtBack(order: ParcelledOrder): boolean {
  return order.orderStatus === 62 && hasParcel(order, "RETURNED");
}

function hasParcel({ expressList, parcels }: ParcelledOrder, status: string): boolean {
  return (expressList ?? parcels ?? []).some(({ expressStatus }) => expressStatus === status);
}
