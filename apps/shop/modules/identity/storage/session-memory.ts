import { seconds } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import type { StoredSession } from "./sessions.ts";

type Entry =
  | { readonly stored: StoredSession; readonly until: number }
  /** It was ended or changed then: what the database said before that is not to be remembered after it. */
  | { readonly forgotten: number };
type Memory = LRUCache<string, Entry>;

/**
 * Sessions that were begun or looked up a moment ago. Every call of a shopper carries the token, and a page makes several. The life is under a second, so that an ended session
 * is refused by every process within that time (invariant I-21); this process forgets it at once.
 */
const life = seconds(0.9);
const memories = new WeakMap<Platform, Memory>();

export function rememberedSession(platform: Platform, tokenDigest: string): StoredSession | undefined {
  const now = platform.clock.now().getTime();
  const entry = memoryOf(platform).get(tokenDigest);
  if (!entry || "forgotten" in entry) return undefined;
  // A clock that was moved back must not make an entry live longer.
  return entry.until > now && entry.until <= now + life ? entry.stored : undefined;
}

/** @param asked when the database was asked: an answer that was long on its way is not kept for longer than the promise */
export function rememberSession(platform: Platform, tokenDigest: string, stored: StoredSession, asked: Date): void {
  const memory = memoryOf(platform);
  const before = memory.get(tokenDigest);
  if (before && "forgotten" in before && asked.getTime() <= before.forgotten) return;
  memory.set(tokenDigest, { stored, until: asked.getTime() + life });
}

export function forgetSession(platform: Platform, tokenDigest: string): void {
  memoryOf(platform).set(tokenDigest, { forgotten: platform.clock.now().getTime() });
}

function memoryOf(platform: Platform): Memory {
  const known = memories.get(platform);
  if (known) return known;
  const made: Memory = new LRUCache({ max: 20_000 });
  memories.set(platform, made);
  return made;
}
