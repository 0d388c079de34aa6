import { days } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { sendTicket } from "./resolvers/Mutation.sendTicket.ts";
import { startTicketPicture } from "./resolvers/Mutation.startTicketPicture.ts";
import { supportHours } from "./resolvers/Query.supportHours.ts";
import * as createTickets from "./storage/migrations/0001-create-tickets.ts";
import * as closeTickets from "./storage/migrations/0002-close-tickets.ts";
import { forgetTickets } from "./use-cases/forget-tickets.ts";
import { mailTicket } from "./use-cases/mail-ticket.ts";
import { ticketMailTopic } from "./use-cases/topics.ts";

export const ticketsModule: ShopModule = {
  name: "tickets",
  migrations: { "0001-create-tickets": createTickets, "0002-close-tickets": closeTickets },
  resolvers: { Query: { supportHours }, Mutation: { sendTicket, startTicketPicture } },
  recurringTasks: (platform) => [{ name: "forget old tickets", every: days(1), run: () => forgetTickets(platform) }],
  outboxHandlers: (platform) => ({ [ticketMailTopic]: (message) => mailTicket(platform, message) }),
};
