import type { ParcelStatus } from "./parcel.ts";

/**
 * The states of a parcel. States only go up, so webhooks in any order and number have the same
 * result (invariant I-08). A failed delivery may still arrive on a second try, so DELIVERED ranks
 * highest.
 */
export const parcelRanks: Readonly<Record<ParcelStatus, number>> = {
  REQUESTED: 1,
  PICKED_UP: 2,
  IN_TRANSIT: 3,
  FAILED: 4,
  RETURNED: 5,
  DELIVERED: 6,
};

/** Whether this state is the courier's last. */
export function isParcelAtEnd(status: ParcelStatus): boolean {
  return status === "DELIVERED" || status === "RETURNED";
}
