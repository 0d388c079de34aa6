import type { ShopModule } from "../../platform/shop-module.ts";
import { synSSUserInfo } from "./resolvers/Mutation.synSSUserInfo.ts";
import { querySSUserInfo } from "./resolvers/Query.querySSUserInfo.ts";
import * as createPreferences from "./storage/migrations/0001-create-preferences.ts";

export const preferencesModule: ShopModule = {
  name: "preferences",
  migrations: { "0001-create-preferences": createPreferences },
  resolvers: { Query: { querySSUserInfo }, Mutation: { synSSUserInfo } },
};
