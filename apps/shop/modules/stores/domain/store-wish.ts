export type StoreWish = {
  /** Words that must all be in name, address or city. */
  readonly keyword?: string;
  readonly city?: string;
  /** Only stores that have this many of every sku, without reserved units. */
  readonly skuLines?: readonly { readonly skuCode: string; readonly quantity: number }[];
};
