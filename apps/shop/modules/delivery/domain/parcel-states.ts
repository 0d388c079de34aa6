import type { ParcelStatus } from "./parcel.ts";

/**
 * The life of a parcel. States only go up, so that webhooks in any order and number end the same (invariant I-08). A delivery that failed may still arrive on a second try, so
 * DELIVERED stands highest.
 */
export const parcelRanks: Readonly<Record<ParcelStatus, number>> = {
  REQUESTED: 1,
  PICKED_UP: 2,
  IN_TRANSIT: 3,
  FAILED: 4,
  RETURNED: 5,
  DELIVERED: 6,
};

/** True when the courier will not say anything else about it. */
export function isParcelAtEnd(status: ParcelStatus): boolean {
  return status === "DELIVERED" || status === "RETURNED";
}
