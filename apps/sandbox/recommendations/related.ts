/** A product in the merchant's feed. Prices are whole rupiah. */
export type FeedProduct = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly name: string;
  /** By language, where the feed has them. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly price: number;
  /** Above the price for goods on sale. */
  readonly listPrice?: number | undefined;
  readonly image: string;
  readonly url: string;
  readonly category: string;
  readonly brand: string;
  readonly sport: string;
};

const mostShown = 8;

/**
 * @returns up to eight other products: those of the same category and sport first, then those of
 * similar price
 */
export function relatedTo(product: FeedProduct, products: readonly FeedProduct[]): FeedProduct[] {
  const best = new Map<string, { readonly product: FeedProduct; readonly score: number }>();
  for (const other of products) {
    if (other.productCode === product.productCode) continue;
    const score = likeness(product, other);
    const known = best.get(other.productCode);
    if (!known || score > known.score) best.set(other.productCode, { product: other, score });
  }
  return [...best.values()]
    .toSorted((one, two) => two.score - one.score || one.product.productCode.localeCompare(two.product.productCode))
    .slice(0, mostShown)
    .map(({ product: found }) => found);
}

function likeness(product: FeedProduct, other: FeedProduct): number {
  const kinship =
    (other.category === product.category ? 3 : 0) +
    (other.sport === product.sport ? 2 : 0) +
    (other.brand === product.brand ? 0.5 : 0);
  const dearer = Math.max(product.price, other.price, 1);
  return kinship + Math.min(product.price, other.price) / dearer;
}
