/** At most five pieces of a sku in one cart [CON-15]. */
const mostOfOneSku = 5;

export type CartLimit = { readonly code: "sp.pdp.min_limit" | "sp.pdp.max_limit"; readonly n: number };

/**
 * What forbids one more piece: the stock first, then the five of a sku; at five of five in stock it is the stock's word [PDP-19, PDP-20, Q68].
 * @param inCart pieces of the sku in the cart already
 */
export function limitReached(inCart: number, stock: number): CartLimit | undefined {
  if (inCart >= stock) return { code: "sp.pdp.min_limit", n: stock };
  return inCart >= mostOfOneSku ? { code: "sp.pdp.max_limit", n: mostOfOneSku } : undefined;
}
