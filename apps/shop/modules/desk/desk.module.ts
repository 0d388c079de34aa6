import type { ShopModule } from "../../platform/shop-module.ts";
import { mountDesk } from "./gateway/mount-desk.ts";
import { deskMutations } from "./resolvers/desk-mutations.ts";
import { deskQueries } from "./resolvers/desk-queries.ts";
import { mailingMutations, mailingQueries } from "./resolvers/mailing-resolvers.ts";
import { pickUpMutations, pickUpQueries } from "./resolvers/pick-up-resolvers.ts";
import { questionMutations, questionQueries } from "./resolvers/question-resolvers.ts";
import { reviewMutations, reviewQueries } from "./resolvers/review-resolvers.ts";
import { ticketMutations, ticketQueries } from "./resolvers/ticket-resolvers.ts";

/** The staff's side: a gateway of its own over what the other modules let staff decide. */
export const deskModule: ShopModule = {
  name: "desk",
  migrations: {},
  routes: (platform, server) =>
    mountDesk(platform, server, {
      ...deskQueries,
      ...deskMutations,
      ...pickUpQueries,
      ...pickUpMutations,
      ...mailingQueries,
      ...mailingMutations,
      ...reviewQueries,
      ...reviewMutations,
      ...questionQueries,
      ...questionMutations,
      ...ticketQueries,
      ...ticketMutations,
    }),
};
