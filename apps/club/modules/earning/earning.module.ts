import { minutes } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { mountServiceEvents } from "./service-events.ts";
import { mountServiceTier } from "./service-tier.ts";
import * as createEarning from "./storage/migrations/0001-create-earning.ts";
import { matureDuePoints } from "./use-cases/mature-points.ts";

export const earningModule: ClubModule = {
  name: "earning",
  migrations: { "0001-create-earning": createEarning },
  routes: (platform, server) => {
    mountServiceEvents(platform, server);
    mountServiceTier(platform, server);
  },
  recurringTasks: (platform) => [
    { name: "make points available", every: minutes(1), run: () => matureDuePoints(platform) },
  ],
};
