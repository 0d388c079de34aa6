import type { ShopModule } from "../../platform/shop-module.ts";
import { crossedProducts } from "./resolvers/Query.crossedProducts.ts";
import { displayVersion } from "./resolvers/Query.displayVersion.ts";
import { flashSaleProducts } from "./resolvers/Query.flashSaleProducts.ts";
import { crossings, rememberCrossings } from "./use-cases/crossed-products.ts";

/**
 * What shows the storefront which cached pages are out of date. Mounted after the modules whose
 * data pages show.
 */
export const displayModule: ShopModule = {
  name: "display",
  migrations: {},
  parts: [crossings],
  resolvers: { Query: { displayVersion, flashSaleProducts, crossedProducts } },
  prepareToAnswer: async (platform) => rememberCrossings(platform),
};
