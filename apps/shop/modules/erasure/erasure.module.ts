import { minutes } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { requestErasure } from "./resolvers/Mutation.requestErasure.ts";
import { withdrawErasure } from "./resolvers/Mutation.withdrawErasure.ts";
import { accountData } from "./resolvers/Query.accountData.ts";
import { accountErasure } from "./resolvers/Query.accountErasure.ts";
import * as createErasures from "./storage/migrations/0001-create-erasures.ts";
import { eraseDue } from "./use-cases/erase-due.ts";

/** A member's data to take along, and the end of their account. */
export const erasureModule: ShopModule = {
  name: "erasure",
  migrations: { "0001-create-erasures": createErasures },
  resolvers: { Query: { accountErasure, accountData }, Mutation: { requestErasure, withdrawErasure } },
  recurringTasks: (platform) => [{ name: "erase accounts", every: minutes(10), run: () => eraseDue(platform) }],
};
