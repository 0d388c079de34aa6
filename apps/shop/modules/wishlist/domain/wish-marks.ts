/** What a card says of a product's price and units. */
type Offered = {
  /** Null for a product without skus. */
  readonly salePrice: number | null;
  readonly skuList: readonly { readonly channelSale: { readonly qty: number; readonly soldQty: number } }[];
};

/** As on the product page: that few are worth hurrying for. */
const fewUnits = 3;

/**
 * Whether a wish became cheaper, and whether it is nearly gone; a wish that is gone has no mark.
 */
export function wishMarks(priceBefore: number, { salePrice, skuList }: Offered) {
  const left = skuList.reduce((sum, { channelSale }) => sum + Math.max(0, channelSale.qty - channelSale.soldQty), 0);
  return {
    priceDrop: salePrice !== null && salePrice < priceBefore ? priceBefore - salePrice : null,
    fewLeft: left > 0 && left <= fewUnits ? left : null,
  };
}
