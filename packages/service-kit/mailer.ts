import { createTransport } from "nodemailer";
import { ProviderError, RefusedByProvider } from "./call-provider.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { seconds } from "./durations.ts";

type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A mail server, by SMTP. `send` throws ProviderError when the server did not accept the mail. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Closes the connections to the server. */
  close(): void;
};

type MailSettings = {
  /** The server, for instance `smtps://user:password@host:465`. */
  readonly SMTP_URL: string;
  /** The sender, `Name <address>`. */
  readonly MAIL_FROM: string;
};

export function createMailer(settings: MailSettings): Mailer {
  const from = settings.MAIL_FROM;
  const server = createTransport({
    url: settings.SMTP_URL,
    // A few connections are reused for all mails.
    pool: true,
    maxConnections: 3,
    connectionTimeout: seconds(5),
    greetingTimeout: seconds(5),
    socketTimeout: seconds(5),
    // A shopper's input must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const breaker = createCircuitBreaker("mail");
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, headers: own = {}, ...mail }) => {
      const headers = { "Auto-Submitted": "auto-generated", ...own };
      const refusal = await breaker.run(async () => {
        try {
          await server.sendMail({ from, messageId: `<${id}@${host}>`, headers, ...mail });
          return undefined;
        } catch (error) {
          const said = responseOf(error);
          // The rejection of one mail is no failure of the server, so mails to invalid addresses
          // cannot open the breaker for everyone.
          if (said !== undefined && isAboutTheMail(error, said)) return new RefusedByProvider("mail", reasonOf(error));
          // With a rejection in the response the mail was not accepted; without a response it is
          // unknown.
          throw new ProviderError("mail", reasonOf(error), said === undefined);
        }
      });
      if (refusal) throw refusal;
    },
    close: () => server.close(),
  };
}

/**
 * A permanent error (5xx) about the receiver or the content; anything else, such as rejected
 * credentials or a shutdown, concerns the server.
 */
function isAboutTheMail(error: unknown, response: number): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return response >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** The server's reply code (RFC 5321, 4.2); undefined when there was none. */
function responseOf(error: unknown): number | undefined {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : undefined;
}

/** Only the code: replies of mail servers contain the receiver, who must not be logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "not taken";
  const code = "code" in error ? String(error.code) : "not taken";
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
}
