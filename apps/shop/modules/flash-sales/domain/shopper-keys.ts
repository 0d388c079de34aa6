/**
 * The keys under which a shopper's pieces of a flash sale are counted, each with its own
 * limit: the owner of the cart, the device, and the network they come from, as a digest.
 */
export function shopperKeys(
  owner: string,
  { device = owner, network }: { readonly device?: string | undefined; readonly network?: string | undefined },
): readonly string[] {
  return [...new Set([owner, device, ...(network === undefined ? [] : [networkPrefix + network])])].sort();
}

/** A network has a share of the quota, where a shopper has a few pieces. */
export const networkPrefix = "network:";

export const isNetwork = (key: string): boolean => key.startsWith(networkPrefix);
