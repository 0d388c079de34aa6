import type { ShopModule } from "../../platform/shop-module.ts";
import { storeList } from "./resolvers/Query.storeList.ts";
import * as createStores from "./storage/migrations/0001-create-stores.ts";

export const storesModule: ShopModule = {
  name: "stores",
  migrations: { "0001-create-stores": createStores },
  resolvers: { Query: { storeList } },
};
