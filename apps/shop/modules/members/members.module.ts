import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { userInfo } from "./resolvers/Query.userInfo.ts";
import * as createMembers from "./storage/migrations/0001-create-members.ts";
import { deleteExpiredPendingIdentities } from "./storage/pending-identities.ts";

export const membersModule: ShopModule = {
  name: "members",
  migrations: { "0001-create-members": createMembers },
  resolvers: { Query: { userInfo } },
  recurringTasks: (platform) => [
    { name: "delete expired tickets", every: hours(1), run: () => deleteExpiredPendingIdentities(platform) },
  ],
};
