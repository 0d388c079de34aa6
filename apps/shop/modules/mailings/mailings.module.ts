import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import * as createMailings from "./storage/migrations/0001-create-mailings.ts";
import { sendCopy } from "./use-cases/send-copy.ts";
import { sendPortions } from "./use-cases/send-portions.ts";
import { takeInMailEvent } from "./use-cases/take-in-mail-event.ts";
import { mailingTopic } from "./use-cases/topics.ts";

/** Mailings to the newsletter's subscribers, and what the mail provider reports of them. */
export const mailingsModule: ShopModule = {
  name: "mailings",
  migrations: { "0001-create-mailings": createMailings },
  outboxHandlers: (platform) => ({ [mailingTopic]: (message) => sendCopy(platform, message) }),
  recurringTasks: (platform) => [
    { name: "take portions of mailings", every: seconds(2), run: () => sendPortions(platform) },
  ],
  routes: (platform, server) => {
    // 406 instructs Mailgun not to send it again.
    server.post("/notifications/mail", async (request, reply) => {
      const isTaken = await takeInMailEvent(platform, request.body);
      return reply.code(isTaken ? 200 : 406).send({ received: isTaken });
    });
  },
};
