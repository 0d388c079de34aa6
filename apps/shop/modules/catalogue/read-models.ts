/**
 * The source of listing and search: current products, and what has changed since. Not for the
 * buying path.
 */

export { categoryPictures } from "./storage/category-pictures.ts";
export { listedSources } from "./storage/listed-sources.ts";
export { type NavigationRow, navigationRows } from "./storage/navigation-rows.ts";
export { productsByNumber } from "./storage/product-numbers.ts";
export { productSources } from "./storage/product-sources.ts";
export { catalogueVersion, followCatalogue, onCatalogueChange } from "./use-cases/follow-catalogue.ts";
export { productsCovered } from "./use-cases/products-covered.ts";
export { readAllListed } from "./use-cases/read-all-products.ts";
export { readFrame } from "./use-cases/read-frame.ts";
