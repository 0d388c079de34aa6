/** How goods reach the shopper: 11 home delivery, 21 pick-up in a store [CHK-11, K39]. */
export const homeDelivery = "11" as const;
export const storePickup = "21" as const;

export type DistributionType = typeof homeDelivery | typeof storePickup;

/** @returns undefined for an unknown code; no code means home delivery */
export function distributionTypeOf(code: string | null | undefined): DistributionType | undefined {
  if (code === null || code === undefined || code === homeDelivery) return homeDelivery;
  return code === storePickup ? storePickup : undefined;
}
