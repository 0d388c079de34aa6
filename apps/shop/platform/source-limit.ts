import { includesSource } from "@gelora/service-kit/networks.ts";
import type { ShopConfiguration } from "./configuration.ts";

/**
 * How often one source may do something. Mobile networks put thousands of phones behind one address:
 * sources in those known to do so may do it a multiple of the usual number of times.
 * @param usual for a household or an office
 */
export function sourceLimit(
  { SHARED_NETWORKS, SHARED_NETWORK_FACTOR }: ShopConfiguration,
  source: string,
  usual: number,
): number {
  return includesSource(SHARED_NETWORKS, source) ? usual * SHARED_NETWORK_FACTOR : usual;
}
