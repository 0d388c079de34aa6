import { seconds } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import type { Session } from "../../../platform/session.ts";

/**
 * Sessions that were begun or looked up a moment ago. Every call of a shopper carries the token, and a page makes several. The life is under a second, so that an ended session
 * is refused by every process within that time (invariant I-21); this process forgets it at once.
 */
const life = seconds(0.9);
const remembered = new LRUCache<string, { session: Session; until: number }>({ max: 20_000 });

export function rememberedSession(tokenDigest: string, now: number): Session | undefined {
  const entry = remembered.get(tokenDigest);
  // A clock that was moved back must not make an entry live longer.
  return entry && entry.until > now && entry.until <= now + life ? entry.session : undefined;
}

export function rememberSession(tokenDigest: string, session: Session, now: number): void {
  remembered.set(tokenDigest, { session, until: now + life });
}

export function forgetSession(tokenDigest: string): void {
  remembered.delete(tokenDigest);
}
