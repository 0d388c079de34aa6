import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * Messaging providers for tests of one process: WhatsApp and SMS by their own protocols, and a mail
 * server, whose messages can be read. The sandbox program implements them fully.
 */
export type TestPostbox = {
  readonly environment: { readonly WHATSAPP_URL: string; readonly SMS_URL: string; readonly SMTP_URL: string };
  /** Oldest first. Numbers have no +62 prefix. */
  readonly messages: readonly SentMessage[];
  /**
   * The last code sent to a number or an address.
   * @throws when there is none
   */
  codeTo(address: string): string;
  /** How WhatsApp and SMS answer from now on: 201 and 200 accept, 503 is an outage, 400 rejects. */
  answerWith(status: number | undefined): void;
  readonly close: () => Promise<void>;
};

export type SentMessage = {
  readonly channel: "WHATSAPP" | "SMS" | "MAIL";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** As received, for tests of the protocol. */
  readonly raw: string;
};

export async function openTestPostbox(): Promise<TestPostbox> {
  const messages: SentMessage[] = [];
  let forced: number | undefined;
  const phones = createServer(async (request, response) => {
    const text = await readText(request);
    const sms = request.url?.startsWith("/2010-04-01/") ?? false;
    if (forced === undefined) messages.push(sms ? smsOf(text) : whatsappOf(text));
    response.writeHead(forced ?? (sms ? 201 : 200), { "content-type": "application/json" });
    response.end("{}");
  });
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      const raw = Buffer.concat(chunks);
      const { subject = "", text = "", html = "" } = await PostalMime.parse(raw);
      const [receiver] = session.envelope.rcptTo;
      messages.push({ channel: "MAIL", to: receiver?.address ?? "", subject, text, html, raw: raw.toString("utf8") });
      done();
    },
  });
  phones.listen(0, "127.0.0.1");
  mails.listen(0, "127.0.0.1");
  await Promise.all([once(phones, "listening"), once(mails.server, "listening")]);
  const url = `http://127.0.0.1:${portOf(phones.address())}`;
  const smtp = `smtp://127.0.0.1:${portOf(mails.server.address())}`;
  return {
    environment: { WHATSAPP_URL: url, SMS_URL: url, SMTP_URL: smtp },
    messages,
    codeTo: (address) => {
      const message = messages.findLast(({ to }) => to === address);
      const [, code] = /(?:^|\s)(\d{4})(?:\s|$)/.exec(message?.text ?? "") ?? [];
      if (!code) throw new Error(`the last message to ${address} holds no code`);
      return code;
    },
    answerWith: (status) => {
      forced = status;
    },
    close: async () => {
      phones.closeAllConnections();
      await new Promise<void>((resolve) => phones.close(() => resolve()));
      await new Promise<void>((resolve) => mails.close(() => resolve()));
    },
  };
}

function portOf(address: unknown): number {
  if (typeof address !== "object" || address === null || !("port" in address)) throw new Error("no port");
  return Number(address.port);
}

function smsOf(form: string): SentMessage {
  const fields = new URLSearchParams(form);
  const to = (fields.get("To") ?? "").replace(/^\+62/, "");
  return { channel: "SMS", to, subject: "", text: fields.get("Body") ?? "", html: "", raw: form };
}

type Template = {
  readonly to: string;
  readonly template: {
    readonly name: string;
    readonly components: readonly {
      readonly type: string;
      readonly parameters: readonly { readonly text: string }[];
    }[];
  };
};

function whatsappOf(json: string): SentMessage {
  const { to, template }: Template = JSON.parse(json);
  const body = template.components.find(({ type }) => type === "body")?.parameters ?? [];
  return {
    channel: "WHATSAPP",
    to: to.replace(/^62/, ""),
    subject: template.name,
    text: body.map(({ text }) => text).join("\n"),
    html: "",
    raw: json,
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}
