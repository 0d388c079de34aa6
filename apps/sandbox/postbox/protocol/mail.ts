import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "@gelora/service-kit/log.ts";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Fault, FaultPlan } from "../../platform/faults.ts";
import type { Mailbag } from "../message.ts";

const largestMailBytes = 5 * 1024 * 1024;

/** A mail server that accepts everything without authentication and forwards nothing. */
export type MailServer = { listen(port: number): Promise<number>; stop(): Promise<void> };

export function createMailServer(mailbag: Mailbag, faults: FaultPlan, log: Log): MailServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    hideSTARTTLS: true,
    size: largestMailBytes,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    onData: async (stream, session, done) => {
      try {
        const refusal = await receive(stream, session, mailbag, faults);
        done(refusal);
      } catch (error) {
        log.warn({ err: error }, "a mail could not be read");
        done(withCode(554, "The mail could not be read."));
      }
    },
  });
  server.on("error", (error) => log.warn({ err: error }, "a mail connection failed"));
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        const listening = server.listen(port, () => {
          server.off("error", reject);
          const address = listening.address();
          resolve(typeof address === "object" && address ? address.port : port);
        });
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** @returns the error for the sender, or nothing */
async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  mailbag: Mailbag,
  faults: FaultPlan,
): Promise<Error | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const fault = faults.next("mail");
  if (fault) {
    const refusal = await misbehave(fault);
    if (refusal) return refusal;
  }
  if (stream.sizeExceeded) return withCode(552, "The mail is too large.");
  const email = await PostalMime.parse(Buffer.concat(chunks));
  for (const recipient of session.envelope.rcptTo) keep(mailbag, recipient.address, email);
  return fault?.mode === "half" ? withCode(451, "The mail was taken, and its answer lost, as planned.") : null;
}

async function misbehave(fault: Fault): Promise<Error | undefined> {
  if (fault.mode === "slow") await wait(fault.delayMs);
  // The sender's own timeout comes first.
  if (fault.mode === "silent") await wait(600_000, undefined, { ref: false });
  return fault.mode === "error" || fault.mode === "wrong-json"
    ? withCode(451, "This party is out of order, as planned.")
    : undefined;
}

function keep(mailbag: Mailbag, to: string, email: Email): void {
  mailbag.add({
    channel: "mail",
    to,
    subject: email.subject ?? null,
    text: email.text ?? "",
    html: email.html ?? null,
    data: {
      from: email.from?.address ?? null,
      fromName: email.from?.name ?? null,
      messageId: email.messageId ?? null,
      headers: email.headers.map(({ key, value }) => ({ key, value })),
      attachments: email.attachments.map((attachment) => ({ name: attachment.filename, type: attachment.mimeType })),
    },
  });
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
