import { vi } from "vitest";
import { z } from "zod";
import type { Gelora } from "./gelora.ts";

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

const refund = z.object({ refund_key: z.string(), refund_amount: z.string() });
const charge = z.object({
  order_id: z.string(),
  transaction_status: z.string(),
  gross_amount: z.string(),
  refunds: z.array(refund).default([]),
});

export type Charge = z.infer<typeof charge>;

/**
 * How notifications are sent: `times` repeats them, `delayMs` delays them, `order: "shuffled"`
 * sends the end before the beginning, `force` proceeds although the payment had ended.
 */
export type Telling = { times?: number; delayMs?: number; order?: "kept" | "shuffled"; force?: boolean };

export type Mishap = {
  /** `refunds` are those of the payment provider, apart from its charges and status requests. */
  readonly party: "payments" | "refunds" | "courier" | "whatsapp" | "sms" | "mail" | "recommendations";
  readonly mode: "slow" | "silent" | "error" | "late" | "half" | "wrong-json";
  readonly delayMs?: number;
  /** How many requests it applies to; without it, all until `mend`. */
  readonly times?: number;
};

/**
 * Controls of the outside world: read sent messages, play the payment provider and the courier,
 * move the clocks.
 */
export type Sandbox = {
  /** Messages to an address or phone number, newest first. */
  messagesTo(address: string): Promise<readonly PostboxMessage[]>;
  /**
   * Waits for a message with a matching subject or text. @throws Error that lists what arrived
   * instead
   */
  waitForMessage(address: string, pattern: RegExp, timeoutMs?: number): Promise<PostboxMessage>;
  /**
   * Plays the provider for an order's open charge, or else its newest: pays it, declines it, lets
   * it expire.
   */
  payment(orderCode: string, fate: "settle" | "deny" | "expire", how?: Telling): Promise<void>;
  /** Sends a notification that the provider never sent. */
  forge(orderCode: string, kind: "signature" | "amount" | "status"): Promise<void>;
  /** The provider's records of an order's charges, including further attempts; newest first. */
  chargesOf(orderCode: string): Promise<readonly Charge[]>;
  /**
   * Decides the fate of an order's further refunds: with `hold` the bank confirms them only when
   * `confirmRefunds` says so.
   */
  decideRefunds(orderCode: string, fate: "allow" | "hold" | "refuse"): Promise<void>;
  confirmRefunds(orderCode: string): Promise<void>;
  /** Moves an order's parcel on. @throws Error when the courier has none */
  parcel(orderCode: string, way: "pick" | "transit" | "deliver" | "fail", how?: Telling): Promise<void>;
  /** The courier picks a parcel up as soon as the shop has ordered that; at most 15 s later. */
  pickUp(orderCode: string): Promise<void>;
  /** Makes a party fail until `mend`. */
  spoil(mishap: Mishap): Promise<void>;
  /** How many planned mishaps no request has met yet. */
  mishapsToCome(): Promise<number>;
  mend(): Promise<void>;
  /**
   * Sets the offset of the shop's and the club's clocks from real time: services whose clocks
   * differ by seconds reject each other's assertions.
   */
  moveClock(offsetMs: number): Promise<void>;
};

export function openSandbox(addresses: Pick<Gelora, "sandbox" | "shop" | "club">): Sandbox {
  const { sandbox, shop, club } = addresses;
  const messagesTo = async (address: string): Promise<readonly PostboxMessage[]> =>
    z.array(message).parse(await send("GET", `${sandbox}/postbox/messages?to=${encodeURIComponent(address)}`));
  const pull = async (lever: string, how: Telling = {}): Promise<void> => {
    const query = new URLSearchParams(Object.entries(how).map(([name, value]) => [name, String(value)]));
    await send("POST", `${sandbox}/${lever}?wait=true&${query}`, {});
  };
  const chargesOf: Sandbox["chargesOf"] = async (orderCode) => {
    const charges = z.array(charge).parse(await send("GET", `${sandbox}/payments`));
    return charges.filter(({ order_id: id }) => id === orderCode || id.startsWith(`${orderCode}-`));
  };
  const parcel: Sandbox["parcel"] = (orderCode, way, how) => pull(`parcels/${orderCode}/${way}`, how);
  return {
    messagesTo,
    waitForMessage: (address, pattern, timeoutMs = 15_000) =>
      waitForMessage(() => messagesTo(address), { address, pattern, timeoutMs }),
    payment: async (orderCode, fate, how) => {
      const charges = await chargesOf(orderCode);
      const open = charges.find(({ transaction_status: status }) => status === "pending") ?? charges[0];
      await pull(`payments/${open?.order_id ?? orderCode}/${fate}`, how);
    },
    forge: (orderCode, kind) => send("POST", `${sandbox}/payments/${orderCode}/forge?kind=${kind}&wait=true`, {}),
    chargesOf,
    decideRefunds: (orderCode, fate) => send("POST", `${sandbox}/payments/${orderCode}/refunds?fate=${fate}`, {}),
    confirmRefunds: (orderCode) => send("POST", `${sandbox}/payments/${orderCode}/refunds/confirm`, {}),
    parcel,
    pickUp: (orderCode) => vi.waitFor(() => parcel(orderCode, "pick"), { timeout: 15_000, interval: 100 }),
    spoil: (mishap) => send("PUT", `${sandbox}/sandbox/faults`, mishap),
    mishapsToCome: async () => z.array(z.unknown()).parse(await send("GET", `${sandbox}/sandbox/faults`)).length,
    mend: () => send("DELETE", `${sandbox}/sandbox/faults`),
    moveClock: async (offsetMs) => {
      for (const program of [shop, club]) await send("POST", `${program}/sandbox/clock`, { offsetMs });
    },
  };
}

async function waitForMessage(
  read: () => Promise<readonly PostboxMessage[]>,
  wish: { readonly address: string; readonly pattern: RegExp; readonly timeoutMs: number },
): Promise<PostboxMessage> {
  const deadline = Date.now() + wish.timeoutMs;
  let messages: readonly PostboxMessage[] = [];
  while (Date.now() < deadline) {
    messages = await read();
    const found = messages.find(({ subject, text }) => wish.pattern.test(`${subject ?? ""}\n${text}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const came = messages.map(({ channel, subject, text }) => `${channel} "${subject ?? text.slice(0, 60)}"`).join(", ");
  throw new Error(`No message to ${wish.address} fits ${wish.pattern}; there came: ${came || "none"}.`);
}

async function send<Answer>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  address: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { accept: "application/json", ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}
