import type { BrandRecord, CatalogueDocument, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { logoKeyOf } from "@gelora/drawings/draw-logo.ts";
import type { Brand } from "./generator/brand.ts";
import { brands } from "./generator/brands.ts";
import { categories } from "./generator/categories.ts";
import { productAt } from "./generator/product.ts";
import { modelsOf } from "./generator/season.ts";
import { sports } from "./generator/sports.ts";
import { stores } from "./generator/stores.ts";

export type CatalogueSize = {
  /** How many products; 600 give about 5,000 skus. */
  readonly products: number;
  readonly seed: number;
};

export const usualCatalogue: CatalogueSize = { products: 600, seed: 2026 };

function brandRecord({ brandCode, brandName, story, mark }: Brand): BrandRecord {
  return { brandCode, brandName, story, logo: logoKeyOf(mark) };
}

function* productStream({ products, seed }: CatalogueSize): Generator<ProductRecord> {
  const modelAt = modelsOf(seed);
  for (let index = 0; index < products; index += 1) yield productAt(seed, index, modelAt(index));
}

/**
 * Makes the shop's own catalogue. The same seed gives the same shop, and product i is the same however many follow it.
 * Products are made one at a time while the caller walks through them, and anew on each walk.
 */
export function generateCatalogue(size: CatalogueSize = usualCatalogue): CatalogueDocument {
  return {
    brands: brands.map(brandRecord),
    categories,
    sports,
    stores,
    products: { [Symbol.iterator]: () => productStream(size) },
  };
}
