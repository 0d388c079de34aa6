import { randomUUID } from "node:crypto";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";

/** A message as its receiver would see it, whatever way it came. */
export type Message = {
  readonly id: string;
  readonly channel: "whatsapp" | "sms" | "mail";
  /** The address as the sender wrote it. */
  readonly to: string;
  /** A mail's subject, or a WhatsApp template's name. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  /** What the channel knows besides, for instance the parameters of a template. */
  readonly data: JsonValue;
};

/** Everything that was sent, newest first, bounded. */
export type Mailbag = {
  add(message: Omit<Message, "id" | "sentAt">): Message;
  /** @param to a mail address, or a phone number in any spelling; everything without it */
  list(to?: string): readonly Message[];
  get(id: string): Message | undefined;
  clear(): void;
};

const messagesKept = 5000;

export function createMailbag(limit = messagesKept): Mailbag {
  let messages: Message[] = [];
  return {
    add: (content) => {
      const message = { ...content, id: randomUUID(), sentAt: new Date().toISOString() };
      messages.push(message);
      // Cut in lots, so that a full bag is not copied for each message.
      if (messages.length >= limit * 1.2) messages = messages.slice(-limit);
      return message;
    },
    list: (to) => {
      const kept = messages.slice(-limit).toReversed();
      if (to === undefined || to.trim() === "") return kept;
      const wanted = addressKey(to);
      return kept.filter((message) => addressKey(message.to) === wanted);
    },
    get: (id) => messages.find((message) => message.id === id),
    clear: () => {
      messages = [];
    },
  };
}

/** Makes spellings of one address equal: mail addresses without regard to case, Indonesian phone numbers written with +62, 62, 0 or none of these. */
export function addressKey(address: string): string {
  const trimmed = address.trim().toLowerCase();
  if (trimmed.includes("@")) return trimmed;
  // A plus sign in an address's query arrives as a space, which goes here too.
  return trimmed.replace(/\D/g, "").replace(/^(?:62|0)+/, "");
}
