import { seconds } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import type { StoredSession } from "./sessions.ts";

/**
 * Sessions that were begun or looked up a moment ago. Every call of a shopper carries the token, and a page makes several. The life is under a second, so that an ended session
 * is refused by every process within that time (invariant I-21); this process forgets it at once.
 */
const life = seconds(0.9);
const remembered = new LRUCache<string, { stored: StoredSession; until: number }>({ max: 20_000 });

export function rememberedSession(tokenDigest: string, now: number): StoredSession | undefined {
  const entry = remembered.get(tokenDigest);
  // A clock that was moved back must not make an entry live longer.
  return entry && entry.until > now && entry.until <= now + life ? entry.stored : undefined;
}

/** @param now when the database was asked, or before: an answer that was long on its way is not kept for longer than the promise */
export function rememberSession(tokenDigest: string, stored: StoredSession, now: number): void {
  remembered.set(tokenDigest, { stored, until: now + life });
}

export function forgetSession(tokenDigest: string): void {
  remembered.delete(tokenDigest);
}
