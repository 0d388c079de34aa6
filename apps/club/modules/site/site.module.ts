import { minutes } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { mountSite, visitLimit } from "./mount-site.ts";
import { mapClubSiteKey } from "./resolvers/Mutation.mapClubSiteKey.ts";
import { mountServiceSignOut } from "./service-sign-out.ts";
import * as createSite from "./storage/migrations/0001-create-site.ts";
import { deleteEndedKeys } from "./storage/site-keys.ts";
import { deleteEndedSessions } from "./storage/site-sessions.ts";
import { keyLimit } from "./use-cases/issue-site-key.ts";
import { passwordLimit } from "./use-cases/renew-password.ts";

export const siteModule: ClubModule = {
  name: "site",
  migrations: { "0001-create-site": createSite },
  parts: [keyLimit, visitLimit, passwordLimit],
  resolvers: { Mutation: { mapClubSiteKey } },
  routes: (platform, server) => {
    mountSite(platform, server);
    mountServiceSignOut(platform, server);
  },
  recurringTasks: (platform) => [
    { name: "remove ended keys of the site", every: minutes(10), run: () => deleteEndedKeys(platform) },
    { name: "remove ended sessions of the site", every: minutes(10), run: () => deleteEndedSessions(platform) },
  ],
};
