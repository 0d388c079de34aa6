import { minutes } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { deleteEndedCodes } from "./storage/codes.ts";
import * as createCodes from "./storage/migrations/0001-create-codes.ts";

export const codesModule: ClubModule = {
  name: "codes",
  migrations: { "0001-create-codes": createCodes },
  recurringTasks: (platform) => [
    { name: "remove ended codes", every: minutes(10), run: () => deleteEndedCodes(platform) },
  ],
};
