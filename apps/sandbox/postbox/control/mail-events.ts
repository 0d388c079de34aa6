import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type Deliveries, plainDelivery } from "../../platform/deliveries.ts";
import { wantsPage } from "../../platform/requests.ts";
import type { Mailbag, Message } from "../message.ts";

export type MailEventSettings = {
  /** Where the merchant takes in events of its mails. */
  readonly mailEventsUrl: string;
  readonly mailEventsKey: string;
};

const events = {
  bounce: { event: "failed", severity: "permanent", reason: "bounce" },
  complain: { event: "complained" },
} as const;

/**
 * `POST /postbox/{id}/bounce` and `/complain`: what becomes of a mail after the server took it,
 * reported to the merchant as Mailgun does, with its signature.
 */
export function mountMailEvents(
  server: FastifyInstance,
  mailbag: Mailbag,
  settings: MailEventSettings,
  deliveries: Deliveries,
): void {
  for (const [name, event] of Object.entries(events)) {
    server.post<{ Params: { id: string } }>(`/postbox/:id/${name}`, async (request, reply) => {
      const message = mailbag.get(request.params.id);
      if (message?.channel !== "mail") return reply.code(404).send({ message: "There is no such mail." });
      const body = signedEvent(message, event, settings.mailEventsKey);
      await deliveries.send([{ about: message.id, url: settings.mailEventsUrl, body }], plainDelivery);
      if (wantsPage(request)) return reply.redirect(`/postbox/${message.id}`, 303);
      return { reported: body, answers: deliveries.attemptsAbout(message.id).map(({ answer }) => answer) };
    });
  }
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks */
function signedEvent(message: Message, event: (typeof events)[keyof typeof events], key: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = randomBytes(25).toString("hex");
  const signature = createHmac("sha256", key)
    .update(timestamp + token)
    .digest("hex");
  return {
    signature: { timestamp, token, signature },
    "event-data": { id: randomUUID(), timestamp: Number(timestamp), recipient: message.to, ...event },
  };
}
