import type { BrandRecord, CatalogueDocument, ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { categories } from "../../tools/catalogue/taxonomy/categories.ts";
import { sports } from "../../tools/catalogue/taxonomy/sports.ts";
import { logoKeyOf } from "../drawings/draw-logo.ts";
import type { Brand } from "./generator/brand.ts";
import { brands } from "./generator/brands.ts";
import { productAt } from "./generator/product.ts";
import { modelsOf } from "./generator/season.ts";
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
 * Generates the demonstration's catalogue, deterministically by its seed; product i does not depend
 * on how many follow.
 * Products are generated one at a time during iteration, and again on each iteration.
 */
export function generateCatalogue(
  size: CatalogueSize = usualCatalogue,
): CatalogueDocument & { readonly products: Iterable<ProductRecord> } {
  return {
    brands: brands.map(brandRecord),
    categories,
    sports,
    stores,
    products: { [Symbol.iterator]: () => productStream(size) },
  };
}
