import type { ShopModule } from "../../platform/shop-module.ts";
import { deliverErasure, erasureTopic } from "./club-erasure.ts";
import { clubEventTopic } from "./club-link.ts";
import { deliverSignOut, signOutTopic } from "./club-sign-out.ts";
import { knownTiers } from "./club-tier.ts";
import { deliverEvent } from "./deliver-event.ts";
import { clubBreaker } from "./providers/club.ts";

export const clubLinkModule: ShopModule = {
  name: "club-link",
  migrations: {},
  parts: [clubBreaker, knownTiers],
  outboxHandlers: (platform) => ({
    [clubEventTopic]: deliverEvent(platform),
    [signOutTopic]: deliverSignOut(platform),
    [erasureTopic]: deliverErasure(platform),
  }),
};
