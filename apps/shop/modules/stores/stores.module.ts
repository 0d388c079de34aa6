import type { ShopModule } from "../../platform/shop-module.ts";
import type { SkusOfProduct } from "./domain/store-wish.ts";
import { storeList } from "./resolvers/Query.storeList.ts";
import * as createStores from "./storage/migrations/0001-create-stores.ts";

/**
 * @param options.skusOfProduct whose goods are at home in the catalogue, which knows this module
 */
export function createStoresModule({ skusOfProduct }: { readonly skusOfProduct: SkusOfProduct }): ShopModule {
  return {
    name: "stores",
    migrations: { "0001-create-stores": createStores },
    resolvers: { Query: { storeList: storeList(skusOfProduct) } },
  };
}
