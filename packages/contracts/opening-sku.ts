type Offered = { readonly stock: number };

/**
 * The sku that a product opens with when its address names none: the cheapest in stock, else the
 * cheapest; the first among equals [Q62]. Cards quote the same sku, so a card's price is the price
 * behind its link.
 * @param skus of one product, or of one colour of it
 * @param priceOf the current price of one
 */
export function openingSku<Sku extends Offered>(skus: readonly Sku[], priceOf: (sku: Sku) => number): Sku | undefined {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return (inStock.length > 0 ? inStock : skus).reduce<Sku | undefined>(
    (best, sku) => (best === undefined || priceOf(sku) < priceOf(best) ? sku : best),
    undefined,
  );
}
