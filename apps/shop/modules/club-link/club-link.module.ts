import type { ShopModule } from "../../platform/shop-module.ts";
import { clubEventTopic } from "./club-link.ts";
import { clubBreaker, tellClub } from "./providers/club.ts";

export const clubLinkModule: ShopModule = {
  name: "club-link",
  migrations: {},
  parts: [clubBreaker],
  outboxHandlers: (platform) => ({ [clubEventTopic]: ({ payload }) => tellClub(platform, payload) }),
};
