import type { ClubModule } from "../../platform/club-module.ts";
import { checkMemberStatus } from "./resolvers/Query.checkMemberStatus.ts";
import { mountServiceLookup } from "./service-lookup.ts";
import * as createMembers from "./storage/migrations/0001-create-members.ts";

export const membershipModule: ClubModule = {
  name: "membership",
  migrations: { "0001-create-members": createMembers },
  resolvers: { Query: { checkMemberStatus } },
  routes: mountServiceLookup,
};
