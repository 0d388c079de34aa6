import { minutes } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { deleteEndedCodes } from "./storage/codes.ts";
import * as createCodes from "./storage/migrations/0001-create-codes.ts";
import * as bindCodesToBrowsers from "./storage/migrations/0002-bind-codes-to-browsers.ts";
import * as dropMemberCodes from "./storage/migrations/0003-drop-member-codes.ts";
import { codeTopic, deliverCode } from "./use-cases/promise-code.ts";

export const codesModule: ClubModule = {
  name: "codes",
  migrations: {
    "0001-create-codes": createCodes,
    "0002-bind-codes-to-browsers": bindCodesToBrowsers,
    "0003-drop-member-codes": dropMemberCodes,
  },
  outboxHandlers: (platform) => ({ [codeTopic]: (message) => deliverCode(platform, message) }),
  recurringTasks: (platform) => [
    { name: "remove ended codes", every: minutes(10), run: () => deleteEndedCodes(platform) },
  ],
};
