import { randomUUID } from "node:crypto";
import type { JsonValue } from "@gelora/service-kit/json-value.ts";

/** A message as its receiver would see it, for every channel. */
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
  /** What else the channel knows, for instance a template's parameters. */
  readonly data: JsonValue;
};

/** All messages, newest first, bounded. */
export type Mailbag = {
  add(message: Omit<Message, "id" | "sentAt">): Message;
  /** @param to a mail address, or a phone number in any spelling; all messages without it */
  list(to?: string): readonly Message[];
  get(id: string): Message | undefined;
  clear(): void;
};

const mostMessages = 5000;

export function createMailbag(limit = mostMessages): Mailbag {
  let messages: Message[] = [];
  return {
    add: (content) => {
      const message = { ...content, id: randomUUID(), sentAt: new Date().toISOString() };
      messages.push(message);
      // Trimmed in batches, so that a full list is not copied for each message.
      if (messages.length >= limit * 1.2) messages = messages.slice(-limit);
      return message;
    },
    list: (to) => {
      const newest = messages.slice(-limit).toReversed();
      if (to === undefined || to.trim() === "") return newest;
      const wanted = addressKey(to);
      return newest.filter((message) => addressKey(message.to) === wanted);
    },
    get: (id) => messages.find((message) => message.id === id),
    clear: () => {
      messages = [];
    },
  };
}

/**
 * Normalises an address: mail addresses ignore case, Indonesian phone numbers may start with +62,
 * 62, 0 or none of these.
 */
export function addressKey(address: string): string {
  const trimmed = address.trim().toLowerCase();
  if (trimmed.includes("@")) return trimmed;
  // A plus sign in a query arrives as a space, which is removed here too.
  return trimmed.replace(/\D/g, "").replace(/^(?:62|0)+/, "");
}
