/** What listing and search are built from: products as they are now, and what has changed since. Not for the buying path. */
import type { Platform } from "../../platform/platform.ts";
import type { Frame } from "./frame.ts";
import type { ProductSource } from "./product-source.ts";
import { selectCategoryPictures } from "./storage/category-pictures.ts";
import { selectProductsByNumber } from "./storage/product-numbers.ts";
import { selectSources } from "./storage/product-sources.ts";
import { type CatalogueListener, followCatalogue, listenToCatalogue } from "./use-cases/follow-catalogue.ts";
import { allProducts } from "./use-cases/read-all-products.ts";
import { readFrame } from "./use-cases/read-frame.ts";

/** Brands, the category tree and sports, from memory. */
export function catalogueFrame(platform: Platform): Promise<Frame> {
  return readFrame(platform);
}

/** The products named, in no order; unknown codes are absent. */
export function productSources(platform: Platform, productCodes: readonly string[]): Promise<readonly ProductSource[]> {
  return selectSources(platform, productCodes);
}

/** Every product, a page at a time. Small pages leave the event loop free between them. */
export function allProductSources(platform: Platform, pageSize: number): AsyncGenerator<readonly ProductSource[]> {
  return allProducts(platform, pageSize);
}

/** Products that a number on a box or a label leads to: product code, sku code, article number or barcode, in any case. */
export function productsByNumber(platform: Platform, number: string): Promise<readonly string[]> {
  return selectProductsByNumber(platform, number);
}

/** Tells `listener` within about a second of every change, one change after another. To be called once the catalogue module has started. */
export function onCatalogueChange(platform: Platform, listener: CatalogueListener): void {
  listenToCatalogue(platform, listener);
}

/** A media key for each category that has products of its own: what stands for it in navigation. */
export function categoryPictures(platform: Platform): Promise<ReadonlyMap<string, string>> {
  return selectCategoryPictures(platform);
}

/** Looks for changes now instead of within a second; resolves when all listeners know. Tests call it, where timers do not run. */
export function lookForChanges(platform: Platform): Promise<void> {
  return followCatalogue(platform);
}
