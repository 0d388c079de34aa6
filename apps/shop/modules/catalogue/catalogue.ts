/**
 * Products, with their colours, sizes, prices and pictures: what other modules may ask, and how
 * goods are imported.
 */

export type { SkuForBuying } from "./domain/sku-for-buying.ts";

export { originOfCatalogue } from "./storage/frame-rows.ts";
export { isSold } from "./storage/is-sold.ts";
export { skusOfProduct } from "./storage/product-codes.ts";
export type { SkuCodes } from "./storage/skus-for-buying.ts";
export { importCatalogue } from "./use-cases/import-catalogue.ts";
export { otherSizes } from "./use-cases/other-sizes.ts";
export { rateProduct } from "./use-cases/rate-product.ts";
export { renewProduct } from "./use-cases/renew-product.ts";
export { skusForBuying } from "./use-cases/skus-for-buying.ts";
export { skusWithFit } from "./use-cases/skus-with-fit.ts";
