import type { BlockList } from "node:net";
import { includesSource } from "./networks.ts";

/**
 * How often one source may do something. Mobile networks put thousands of phones behind one
 * address: sources in those known to do so may do it a multiple of the usual number of times.
 * @param usual for a household or an office
 */
export function sourceLimit(
  settings: { readonly SHARED_NETWORKS: BlockList; readonly SHARED_NETWORK_FACTOR: number },
  source: string,
  usual: number,
): number {
  const { SHARED_NETWORKS, SHARED_NETWORK_FACTOR } = settings;
  return includesSource(SHARED_NETWORKS, source) ? usual * SHARED_NETWORK_FACTOR : usual;
}
