import { randomBytes } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Mailbag } from "../message.ts";

/**
 * Twilio's `POST /2010-04-01/Accounts/{AccountSid}/Messages.json`, under `/sms`
 * (twilio.com/docs/messaging/api/message-resource). The body is a form.
 */

const messageSchema = z.object({
  To: z.string().regex(/^\+\d{8,15}$/),
  From: z.string().min(1).optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().min(1).max(1600),
});

const version = "2010-04-01";

export function mountSms(
  server: FastifyInstance,
  mailbag: Mailbag,
  account: { readonly sid: string; readonly token: string },
): void {
  const expected = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`;
  server.post<{ Params: { accountSid: string } }>(
    `/sms/${version}/Accounts/:accountSid/Messages.json`,
    async (request, reply) => {
      if (!sameSecret(request.headers.authorization ?? "", expected) || request.params.accountSid !== account.sid) {
        return reply.code(401).send(failure(401, 20003, "Authenticate"));
      }
      const message = messageSchema.safeParse(request.body ?? {});
      if (!message.success) return reply.code(400).send(refusalOf(message.error));
      const { To: to, Body: body, From: from = null, MessagingServiceSid: service = null } = message.data;
      if (from === null && service === null)
        return reply.code(400).send(failure(400, 21603, "A 'From' phone number is required."));
      mailbag.add({
        channel: "sms",
        to,
        subject: null,
        text: body,
        html: null,
        data: { from, messagingServiceSid: service },
      });
      return reply.code(201).send(messageAnswer(account.sid, { to, body, from, service }));
    },
  );
}

function messageAnswer(
  accountSid: string,
  message: {
    readonly to: string;
    readonly body: string;
    readonly from: string | null;
    readonly service: string | null;
  },
) {
  const { to, body, from, service } = message;
  const sid = `SM${randomBytes(16).toString("hex")}`;
  const now = new Date().toUTCString().replace("GMT", "+0000");
  return {
    sid,
    account_sid: accountSid,
    api_version: version,
    body,
    to,
    from,
    messaging_service_sid: service,
    direction: "outbound-api",
    status: "queued",
    num_segments: String(Math.ceil(body.length / 160)),
    num_media: "0",
    price: null,
    price_unit: "USD",
    error_code: null,
    error_message: null,
    date_created: now,
    date_updated: now,
    date_sent: null,
    uri: `/${version}/Accounts/${accountSid}/Messages/${sid}.json`,
  };
}

function refusalOf(error: z.ZodError) {
  const wrong = error.issues[0]?.path[0];
  if (wrong === "To") return failure(400, 21211, "Invalid 'To' Phone Number");
  if (wrong === "Body") return failure(400, 21602, "Message body is required, of at most 1600 characters.");
  return failure(400, 21603, "A 'From' phone number is required.");
}

function failure(status: number, code: number, message: string) {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}
