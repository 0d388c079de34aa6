import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { endOtherSessions } from "./resolvers/Mutation.endOtherSessions.ts";
import { endSession } from "./resolvers/Mutation.endSession.ts";
import { guestInit } from "./resolvers/Mutation.guestInit.ts";
import { guestLogin } from "./resolvers/Mutation.guestLogin.ts";
import { logout } from "./resolvers/Mutation.logout.ts";
import { sessionList } from "./resolvers/Query.sessionList.ts";
import { mountServiceSession } from "./service-session.ts";
import { deleteExpiredSessions } from "./storage/end-sessions.ts";
import { deleteEndedGuestAccounts, guestAccounts } from "./storage/guest-accounts.ts";
import * as createSessions from "./storage/migrations/0001-create-sessions.ts";
import * as bindSessions from "./storage/migrations/0002-bind-sessions.ts";
import * as collateCodes from "./storage/migrations/0003-collate-codes.ts";
import { sessionCache } from "./storage/session-cache.ts";
import { sessionLimits } from "./use-cases/limit-sessions.ts";

export const identityModule: ShopModule = {
  name: "identity",
  migrations: {
    "0001-create-sessions": createSessions,
    "0002-bind-sessions": bindSessions,
    "0003-collate-codes": collateCodes,
  },
  parts: [sessionCache, guestAccounts, sessionLimits],
  routes: mountServiceSession,
  resolvers: {
    Query: { sessionList },
    Mutation: { guestInit, guestLogin, logout, endSession, endOtherSessions },
  },
  recurringTasks: (platform) => [
    {
      name: "delete expired sessions",
      every: hours(1),
      run: async () => {
        await deleteExpiredSessions(platform);
        await deleteEndedGuestAccounts(platform);
      },
    },
  ],
};
