import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { guestInit } from "./resolvers/Mutation.guestInit.ts";
import { guestLogin } from "./resolvers/Mutation.guestLogin.ts";
import { logout } from "./resolvers/Mutation.logout.ts";
import * as createSessions from "./storage/migrations/0001-create-sessions.ts";
import { deleteExpiredSessions } from "./storage/sessions.ts";

export const identityModule: ShopModule = {
  name: "identity",
  migrations: { "0001-create-sessions": createSessions },
  resolvers: { Mutation: { guestInit, guestLogin, logout } },
  recurringTasks: (platform) => [
    { name: "delete expired sessions", every: hours(1), run: () => deleteExpiredSessions(platform) },
  ],
};
