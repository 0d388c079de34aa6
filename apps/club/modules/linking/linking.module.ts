import { hours } from "@gelora/service-kit/durations.ts";
import type { ClubModule } from "../../platform/club-module.ts";
import { shopBreaker } from "./providers/shop.ts";
import { mapClubBindAccount } from "./resolvers/Query.mapClubBindAccount.ts";
import { mapClubBindConfirm } from "./resolvers/Query.mapClubBindConfirm.ts";
import { mapClubLoginN } from "./resolvers/Query.mapClubLoginN.ts";
import { mapClubSwitchBind } from "./resolvers/Query.mapClubSwitchBind.ts";
import { mapClubUnbind } from "./resolvers/Query.mapClubUnbind.ts";
import { mountServiceErasure } from "./service-erasure.ts";
import { deleteOldChanges } from "./storage/link-changes.ts";
import { deleteExpiredTickets } from "./storage/link-tickets.ts";
import * as createLinking from "./storage/migrations/0001-create-linking.ts";
import * as rememberObjections from "./storage/migrations/0002-remember-objections.ts";
import * as notifyFormerOwners from "./storage/migrations/0003-notify-former-owners.ts";
import * as findTicketsOfCards from "./storage/migrations/0004-find-tickets-of-cards.ts";
import * as knowProvenLinks from "./storage/migrations/0005-know-proven-links.ts";
import * as rememberEndings from "./storage/migrations/0006-remember-endings.ts";
import * as keepVoidTickets from "./storage/migrations/0007-keep-void-tickets.ts";
import { deliverReport } from "./use-cases/report-links.ts";
import { sendNotice } from "./use-cases/send-notice.ts";
import { noticeTopic, reportTopic } from "./use-cases/topics.ts";

export const linkingModule: ClubModule = {
  name: "linking",
  migrations: {
    "0001-create-linking": createLinking,
    "0002-remember-objections": rememberObjections,
    "0003-notify-former-owners": notifyFormerOwners,
    "0004-find-tickets-of-cards": findTicketsOfCards,
    "0005-know-proven-links": knowProvenLinks,
    "0006-remember-endings": rememberEndings,
    "0007-keep-void-tickets": keepVoidTickets,
  },
  parts: [shopBreaker],
  resolvers: { Query: { mapClubBindAccount, mapClubBindConfirm, mapClubLoginN, mapClubSwitchBind, mapClubUnbind } },
  outboxHandlers: (platform) => ({
    [reportTopic]: (message) => deliverReport(platform, message),
    [noticeTopic]: (message) => sendNotice(platform, message),
  }),
  routes: mountServiceErasure,
  recurringTasks: (platform) => [
    { name: "delete expired link tickets", every: hours(1), run: () => deleteExpiredTickets(platform) },
    { name: "delete old link changes", every: hours(1), run: () => deleteOldChanges(platform) },
  ],
};
