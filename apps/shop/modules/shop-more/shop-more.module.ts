import type { ShopModule } from "../../platform/shop-module.ts";
import { flashSale } from "./resolvers/Query.flashSale.ts";
import { queryCatalogProductsByPromotion } from "./resolvers/Query.queryCatalogProductsByPromotion.ts";

/** It has no tables: it shows products, promotions and the cart together. */
export const shopMoreModule: ShopModule = {
  name: "shop-more",
  migrations: {},
  resolvers: { Query: { flashSale, queryCatalogProductsByPromotion } },
};
