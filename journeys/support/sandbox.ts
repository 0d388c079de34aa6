import { z } from "zod";
import type { Gelora } from "./journey.ts";

const message = z.object({
  id: z.string(),
  channel: z.enum(["whatsapp", "sms", "mail"]),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  sentAt: z.string(),
  data: z.unknown(),
});

export type PostboxMessage = z.infer<typeof message>;

/** The outside world's levers: read what was sent, play the payment provider, move the clocks. */
export type Sandbox = {
  /** Messages to an address or phone number, newest first. */
  messagesTo(address: string): Promise<readonly PostboxMessage[]>;
  /** Waits for a message whose subject or text fits. @throws Error that names what came instead */
  waitForMessage(address: string, pattern: RegExp, timeoutMs?: number): Promise<PostboxMessage>;
  /**
   * Plays the provider for an order: pays it, declines it, lets it expire.
   * @param how `?times=` repeats the notification, `?delayMs=` sends it late
   */
  payment(
    orderCode: string,
    fate: "settle" | "deny" | "expire",
    how?: { times?: number; delayMs?: number },
  ): Promise<void>;
  /** Moves the clocks of shop and club to this distance from the real time. */
  moveClocks(offsetMs: number): Promise<void>;
};

export function openSandbox(gelora: Gelora): Sandbox {
  const messagesTo = async (address: string): Promise<readonly PostboxMessage[]> => {
    const answer = await fetch(`${gelora.sandbox}/postbox/messages?to=${encodeURIComponent(address)}`);
    return z.array(message).parse(await answer.json());
  };
  return {
    messagesTo,
    waitForMessage: async (address, pattern, timeoutMs = 15_000) => {
      const deadline = Date.now() + timeoutMs;
      let messages: readonly PostboxMessage[] = [];
      while (Date.now() < deadline) {
        messages = await messagesTo(address);
        const found = messages.find(({ subject, text }) => pattern.test(`${subject ?? ""}\n${text}`));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const came = messages.map(({ channel, subject }) => `${channel} "${subject}"`).join(", ");
      throw new Error(`No message to ${address} fits ${pattern}; there came: ${came || "none"}.`);
    },
    payment: async (orderCode, fate, how = {}) => {
      const query = new URLSearchParams(Object.entries(how).map(([name, value]) => [name, String(value)]));
      await post(`${gelora.sandbox}/payments/${orderCode}/${fate}?${query}`, {});
    },
    moveClocks: async (offsetMs) => {
      await Promise.all([gelora.shop, gelora.club].map((program) => post(`${program}/sandbox/clock`, { offsetMs })));
    },
  };
}

async function post(address: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}
