import { seconds } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";

/**
 * What was found a moment ago, by its key: a page makes several calls. As long as a process of the
 * shop caches a session, so an ended session or link is refused within a second (I-21). What was
 * not found is not cached.
 */
export type BriefCache<Value> = {
  find(key: string, look: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** What is found from now on is looked up again; a look-up that has begun caches nothing. */
  drop(key: string): void;
};

const life = seconds(0.9);

/** @param now in milliseconds */
export function createBriefCache<Value>(now: () => number): BriefCache<Value> {
  const entries = new LRUCache<string, { readonly value: Value; readonly until: number }>({ max: 20_000 });
  // How often each was dropped: a look-up that began before must not refill the cache.
  const drops = new LRUCache<string, number>({ max: 20_000 });
  return {
    find: async (key, look) => {
      const asked = now();
      const entry = entries.get(key);
      // Setting the clock back must not make an entry live longer.
      if (entry && entry.until > asked && entry.until <= asked + life) return entry.value;
      const before = drops.get(key);
      const value = await look();
      if (value !== undefined && drops.get(key) === before) entries.set(key, { value, until: asked + life });
      return value;
    },
    drop: (key) => {
      entries.delete(key);
      drops.set(key, (drops.get(key) ?? 0) + 1);
    },
  };
}
