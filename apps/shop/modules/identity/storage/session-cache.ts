import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import type { StoredSession } from "../domain/stored-session.ts";

type Entry =
  | { readonly stored: StoredSession; readonly until: number }
  /** Tombstone: a read that began before this moment must not refill the cache. */
  | { readonly forgotten: number };

/**
 * A cache of recently begun or read sessions: every call carries the token, and a page makes
 * several. Entries live under a second, so every process refuses an ended session within that time
 * (invariant I-21); this process drops it at once.
 */
const life = seconds(0.9);
export const sessionCache = platformPart("the cache of sessions", () => new LRUCache<string, Entry>({ max: 20_000 }));

export function cachedSession(platform: Platform, tokenDigest: string): StoredSession | undefined {
  const now = platform.clock.now().getTime();
  const entry = sessionCache.of(platform).get(tokenDigest);
  if (!entry || "forgotten" in entry) return undefined;
  // Setting the clock back must not make an entry live longer.
  return entry.until > now && entry.until <= now + life ? entry.stored : undefined;
}

/**
 * @param asked when the database was asked: the lifetime counts from there, however long the answer
 * took
 */
export function cacheSession(platform: Platform, tokenDigest: string, stored: StoredSession, asked: Date): void {
  const cache = sessionCache.of(platform);
  const before = cache.get(tokenDigest);
  if (before && "forgotten" in before && asked.getTime() <= before.forgotten) return;
  cache.set(tokenDigest, { stored, until: asked.getTime() + life });
}

export function dropCachedSession(platform: Platform, tokenDigest: string): void {
  sessionCache.of(platform).set(tokenDigest, { forgotten: platform.clock.now().getTime() });
}
