import type { Log } from "@gelora/service-kit/log.ts";
import type { FastifyInstance } from "fastify";
import type { FaultPlan } from "../platform/faults.ts";
import { createMailbag } from "./message.ts";
import { mountPostboxPages } from "./pages/routes.ts";
import { createMailServer, type MailServer } from "./protocol/mail.ts";
import { mountSms } from "./protocol/sms.ts";
import { mountWhatsapp } from "./protocol/whatsapp.ts";

export type PostboxSettings = {
  readonly smtpPort: number;
  readonly whatsappToken: string;
  readonly smsAccountSid: string;
  readonly smsAuthToken: string;
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
  return createMailServer(mailbag, faults, log);
}
