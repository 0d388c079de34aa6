import type { ClubModule } from "../../platform/club-module.ts";
import { checkMemberStatus } from "./resolvers/Query.checkMemberStatus.ts";
import { mountServiceLookup } from "./service-lookup.ts";
import * as createMembers from "./storage/migrations/0001-create-members.ts";
import * as linkAccounts from "./storage/migrations/0002-link-accounts.ts";
import * as speakToMembers from "./storage/migrations/0003-speak-to-members.ts";
import * as askConsent from "./storage/migrations/0004-ask-consent.ts";
import * as rememberErasedAccounts from "./storage/migrations/0005-remember-erased-accounts.ts";
import { statusLimits } from "./use-cases/look-up-member-status.ts";

export const membershipModule: ClubModule = {
  name: "membership",
  migrations: {
    "0001-create-members": createMembers,
    "0002-link-accounts": linkAccounts,
    "0003-speak-to-members": speakToMembers,
    "0004-ask-consent": askConsent,
    "0005-remember-erased-accounts": rememberErasedAccounts,
  },
  parts: [statusLimits],
  resolvers: { Query: { checkMemberStatus } },
  routes: mountServiceLookup,
};
