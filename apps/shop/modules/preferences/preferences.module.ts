import type { ShopModule } from "../../platform/shop-module.ts";
import { synSSUserInfo } from "./resolvers/Mutation.synSSUserInfo.ts";
import { querySSUserInfo } from "./resolvers/Query.querySSUserInfo.ts";
import * as createPreferences from "./storage/migrations/0001-create-preferences.ts";
import * as collateCodes from "./storage/migrations/0002-collate-codes.ts";
import * as tellOrdersFromNews from "./storage/migrations/0003-tell-orders-from-news.ts";
import * as noteWithdrawalOfNews from "./storage/migrations/0004-note-withdrawal-of-news.ts";

export const preferencesModule: ShopModule = {
  name: "preferences",
  migrations: {
    "0001-create-preferences": createPreferences,
    "0002-collate-codes": collateCodes,
    "0003-tell-orders-from-news": tellOrdersFromNews,
    "0004-note-withdrawal-of-news": noteWithdrawalOfNews,
  },
  resolvers: { Query: { querySSUserInfo }, Mutation: { synSSUserInfo } },
};
