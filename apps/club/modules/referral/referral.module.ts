import type { ClubModule } from "../../platform/club-module.ts";
import { mapClubReferral } from "./resolvers/Query.mapClubReferral.ts";
import { mountServiceReferrer } from "./service-referrer.ts";
import * as createReferral from "./storage/migrations/0001-create-referral.ts";

export const referralModule: ClubModule = {
  name: "referral",
  migrations: { "0001-create-referral": createReferral },
  resolvers: { Query: { mapClubReferral } },
  routes: mountServiceReferrer,
};
