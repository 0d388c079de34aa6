import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { createTransport } from "nodemailer";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";

export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** A mail server, by SMTP. `send` throws ProviderError when the mail was not taken. */
export type Mailer = { send(mail: Mail): Promise<void> };

const mailers = new WeakMap<ShopConfiguration, Mailer>();

export function mailerOf({ configuration }: Pick<Platform, "configuration">): Mailer {
  const known = mailers.get(configuration);
  if (known) return known;
  const mailer = createMailer(configuration.SMTP_URL, configuration.MAIL_FROM);
  mailers.set(configuration, mailer);
  return mailer;
}

function createMailer(address: string, from: string): Mailer {
  const server = createTransport({
    url: address,
    // A few conversations with the server that go on from mail to mail, instead of one for each.
    pool: true,
    maxConnections: 3,
    connectionTimeout: seconds(5),
    greetingTimeout: seconds(5),
    socketTimeout: seconds(5),
    // What a shopper typed must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const breaker = createCircuitBreaker("mail");
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, ...mail }) => {
      const headers = { "Auto-Submitted": "auto-generated" };
      const refusal = await breaker.run(async () => {
        try {
          await server.sendMail({ from, messageId: `<${id}@${host}>`, headers, ...mail });
          return undefined;
        } catch (error) {
          // A server that refuses in words has not taken the mail; without words nobody knows.
          const said = responseOf(error);
          const failed = new ProviderError("mail", reasonOf(error), said === undefined);
          // A refusal of one mail is an answer, so that nobody can close the way for all by addresses that do not exist.
          if (said === undefined || !isAboutTheMail(error, said)) throw failed;
          return failed;
        }
      });
      if (refusal) throw refusal;
    },
  };
}

/** For good (5xx), of its receiver or its content; anything else, such as a refused password of ours or a server that shuts down, is about the server. */
function isAboutTheMail(error: unknown, response: number): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return response >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** The number of a server's answer (RFC 5321, 4.2); undefined when there was none. */
function responseOf(error: unknown): number | undefined {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : undefined;
}

/** The code alone: what mail servers answer names the receiver, who must not stand in a log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "not taken";
  const code = "code" in error ? String(error.code) : "not taken";
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
}
