import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import { createDeliveries } from "../platform/deliveries.ts";
import type { FaultPlan } from "../platform/faults.ts";
import { type MailEventSettings, mountMailEvents } from "./control/mail-events.ts";
import { createMailbag } from "./message.ts";
import { mountPostboxPages } from "./pages/routes.ts";
import { createMailServer, type MailServer } from "./protocol/mail.ts";
import { mountSms } from "./protocol/sms.ts";
import { mountWhatsapp } from "./protocol/whatsapp.ts";

export type PostboxSettings = MailEventSettings & {
  readonly smtpPort: number;
  readonly whatsappToken: string;
  readonly smsAccountSid: string;
  readonly smsAuthToken: string;
  readonly retryUnit: Milliseconds;
};

/**
 * Receives the programs' mail, WhatsApp messages and SMS, and shows them:
 * `GET /postbox/messages?to=` for tests, `/postbox` for people.
 * @returns the mail server, which the program starts and stops
 */
export function mountPostbox(
  server: FastifyInstance,
  settings: PostboxSettings,
  faults: FaultPlan,
  log: Log,
): MailServer {
  const mailbag = createMailbag();
  mountWhatsapp(server, mailbag, settings.whatsappToken);
  mountSms(server, mailbag, { sid: settings.smsAccountSid, token: settings.smsAuthToken });
  server.get<{ Querystring: { to?: string } }>("/postbox/messages", async ({ query }) => mailbag.list(query.to));
  server.delete("/postbox/messages", async (_request, reply) => {
    mailbag.clear();
    return reply.code(204).send();
  });
  mountPostboxPages(server, mailbag);
  const deliveries = createDeliveries({ retryUnit: settings.retryUnit, log });
  mountMailEvents(server, mailbag, settings, deliveries);
  const mails = createMailServer(mailbag, faults, log);
  return {
    listen: mails.listen,
    stop: async () => {
      deliveries.stop();
      await mails.stop();
    },
  };
}
