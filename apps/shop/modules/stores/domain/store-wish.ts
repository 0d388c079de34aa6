import type { Platform } from "../../../platform/platform.ts";

export type StoreWish = {
  /** Words that must all be in name, address or city. */
  readonly keyword?: string;
  readonly city?: string;
  /** Only stores that have this many of every sku, without reserved units. */
  readonly skuLines?: readonly { readonly skuCode: string; readonly quantity: number }[];
  /** Only stores that have one of at least one of these, for instance of a product's. */
  readonly anyOfSkus?: readonly string[];
};

/** The codes of all skus of a product; none for an unknown one. */
export type SkusOfProduct = (platform: Platform, productCode: string) => Promise<readonly string[]>;
