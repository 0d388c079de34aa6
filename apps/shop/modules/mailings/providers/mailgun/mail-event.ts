import { createHmac } from "node:crypto";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import { z } from "zod";

/**
 * A webhook of Mailgun's events API.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
const webhook = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string().min(1).max(200), signature: z.string() }),
  "event-data": z.object({
    event: z.string(),
    severity: z.string().optional(),
    recipient: z
      .string()
      .max(320)
      .regex(/^[^\p{Cc}]+$/u),
  }),
});

export type MailEvent = {
  /** New for each webhook; a repeated one has the same. */
  readonly id: string;
  readonly recipient: string;
  /** `bounce`: the mailbox does not exist; `complaint`: its owner called the mail unwanted. */
  readonly kind: "bounce" | "complaint" | "other";
};

/** A signed webhook is worth nothing to anyone who finds it later. */
const longestWay = minutes(15);

/** @returns why it is not believed, otherwise */
export function readMailEvent(body: unknown, key: string, now: Date): MailEvent | "unreadable" | "forged" | "old" {
  const read = webhook.safeParse(body);
  if (!read.success) return "unreadable";
  const { signature, "event-data": data } = read.data;
  if (!sameSecret(signature.signature, signatureOf(key, signature.timestamp, signature.token))) return "forged";
  if (Math.abs(now.getTime() - Number(signature.timestamp) * 1000) > longestWay) return "old";
  return { id: signature.token, recipient: data.recipient, kind: kindOf(data) };
}

function kindOf({ event, severity }: { readonly event: string; readonly severity?: string | undefined }) {
  if (event === "complained") return "complaint";
  // A temporary failure is tried again by the provider.
  return event === "failed" && severity === "permanent" ? "bounce" : "other";
}

const signatureOf = (key: string, timestamp: string, token: string): string =>
  createHmac("sha256", key)
    .update(timestamp + token)
    .digest("hex");
