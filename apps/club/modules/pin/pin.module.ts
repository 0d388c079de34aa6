import { minutes } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { mapClubSendPinCode } from "./resolvers/Mutation.mapClubSendPinCode.ts";
import { mapClubSetPin } from "./resolvers/Mutation.mapClubSetPin.ts";
import { mapClubCheckPin } from "./resolvers/Query.mapClubCheckPin.ts";
import * as createPins from "./storage/migrations/0001-create-pins.ts";
import * as createPinCodes from "./storage/migrations/0002-create-pin-codes.ts";
import * as dropPinCodes from "./storage/migrations/0003-drop-pin-codes.ts";
import { deleteEndedProofs } from "./storage/proofs.ts";

export const pinModule: ClubModule = {
  name: "pin",
  migrations: {
    "0001-create-pins": createPins,
    "0002-create-pin-codes": createPinCodes,
    "0003-drop-pin-codes": dropPinCodes,
  },
  resolvers: { Query: { mapClubCheckPin }, Mutation: { mapClubSendPinCode, mapClubSetPin } },
  recurringTasks: (platform) => [
    { name: "remove ended PIN proofs", every: minutes(10), run: () => deleteEndedProofs(platform) },
  ],
};
