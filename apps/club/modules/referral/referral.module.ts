import type { ClubModule } from "../../platform/club-module.ts";
import { mapClubReferral } from "./resolvers/Query.mapClubReferral.ts";
import { mountServiceReferrer } from "./service-referrer.ts";
import * as createReferral from "./storage/migrations/0001-create-referral.ts";
import * as waitForReturns from "./storage/migrations/0002-wait-for-returns.ts";

export const referralModule: ClubModule = {
  name: "referral",
  migrations: { "0001-create-referral": createReferral, "0002-wait-for-returns": waitForReturns },
  resolvers: { Query: { mapClubReferral } },
  routes: mountServiceReferrer,
};
