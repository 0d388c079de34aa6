import { randomUUID } from "node:crypto";
import { minutes } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import { isDeclinedByBank, maskedCard } from "../domain/card-number.ts";

/** The card behind a token, without its full number. */
export type TokenisedCard = { readonly maskedCard: string; readonly declined: boolean };

export type CardTokens = {
  issue(digits: string): string;
  /** A token is valid for one charge and a limited time. */
  take(token: string): TokenisedCard | undefined;
};

export function createCardTokens(): CardTokens {
  const tokens = new LRUCache<string, TokenisedCard>({ max: 20_000, ttl: minutes(10) });
  return {
    issue: (digits) => {
      const token = `${maskedCard(digits)}-${randomUUID()}`;
      tokens.set(token, { maskedCard: maskedCard(digits), declined: isDeclinedByBank(digits) });
      return token;
    },
    take: (token) => {
      const card = tokens.get(token);
      tokens.delete(token);
      return card;
    },
  };
}
