import { randomBytes } from "node:crypto";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Mailbag } from "../message.ts";

/**
 * `POST /{version}/{phone-number-id}/messages` of the WhatsApp Cloud API
 * (developers.facebook.com/docs/whatsapp/cloud-api/reference/messages).
 */

const parameterSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  payload: z.string().optional(),
  parameter_name: z.string().optional(),
});

const componentSchema = z.looseObject({
  type: z.string(),
  sub_type: z.string().optional(),
  index: z.union([z.string(), z.number()]).optional(),
  parameters: z.array(parameterSchema).default([]),
});

const common = {
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z.string().regex(/^\+?[\d\s()-]{6,25}$/),
};

const messageSchema = z.discriminatedUnion("type", [
  z.object({
    ...common,
    type: z.literal("text"),
    text: z.object({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() }),
  }),
  z.object({
    ...common,
    type: z.literal("template"),
    template: z.object({
      name: z.string().min(1),
      language: z.looseObject({ code: z.string() }),
      components: z.array(componentSchema).default([]),
    }),
  }),
]);
type WhatsappMessage = z.infer<typeof messageSchema>;

export function mountWhatsapp(server: FastifyInstance, mailbag: Mailbag, token: string): void {
  server.post<{ Params: { version: string; phoneNumberId: string } }>(
    "/whatsapp/:version/:phoneNumberId/messages",
    async (request, reply) => {
      if (!sameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) {
        return reply
          .code(401)
          .send(failure(190, "OAuthException", "Invalid OAuth access token - Cannot parse access token"));
      }
      const message = messageSchema.safeParse(withType(request.body));
      if (!message.success)
        return reply.code(400).send(failure(100, "OAuthException", `(#100) ${z.prettifyError(message.error)}`));
      keep(mailbag, message.data, request.params.phoneNumberId);
      return {
        messaging_product: "whatsapp",
        contacts: [{ input: message.data.to, wa_id: message.data.to.replace(/\D/g, "") }],
        messages: [{ id: `wamid.${randomBytes(24).toString("base64")}`, message_status: "accepted" }],
      };
    },
  );
}

/** A message without a type is a text. */
function withType(body: unknown): unknown {
  return typeof body === "object" && body !== null && !("type" in body) ? { ...body, type: "text" } : body;
}

function keep(mailbag: Mailbag, message: WhatsappMessage, phoneNumberId: string): void {
  if (message.type === "text") {
    mailbag.add({
      channel: "whatsapp",
      to: message.to,
      subject: null,
      text: message.text.body,
      html: null,
      data: { phoneNumberId },
    });
    return;
  }
  const { template } = message;
  const values = (type: string) =>
    template.components
      .filter((component) => component.type.toLowerCase() === type)
      .flatMap((component) => component.parameters.map((parameter) => parameter.text ?? parameter.payload ?? ""));
  const parameters = values("body");
  const data = {
    phoneNumberId,
    template: template.name,
    language: template.language.code,
    parameters,
    header: values("header"),
    buttons: values("button"),
  };
  // The provider holds a template's words, so only its parameters can be shown; but WhatsApp itself
  // writes the words of code templates.
  const [code] = parameters;
  const isCode = code !== undefined && parameters.length === 1 && data.buttons.includes(code);
  mailbag.add({
    channel: "whatsapp",
    to: message.to,
    subject: template.name,
    text: isCode ? codeWords(code, data.language) : [...data.header, ...parameters].join("\n"),
    html: null,
    data,
  });
}

function codeWords(code: string, language: string): string {
  return language.startsWith("id")
    ? `${code} adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.`
    : `${code} is your verification code. For your security, do not share this code.`;
}

function failure(code: number, type: string, message: string) {
  return { error: { message, type, code, fbtrace_id: randomBytes(8).toString("base64url") } };
}
