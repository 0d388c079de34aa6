import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";

const freshFor = seconds(30);
/** For this long after that, a stale page is served at once while a new one is made. */
const renewedFor = seconds(60);
/**
 * For this long after that, stock and prices may be out of date: a request waits for the new page,
 * and gets the old one only if that fails.
 */
const spareFor = minutes(10);
const notFoundFor = seconds(5);

type Made = { readonly page: FinishedPage; readonly keep: boolean };
type Render = () => Promise<Made>;
type Kept = { readonly page: FinishedPage; readonly at: number };

export type PageCache = {
  /**
   * The cached page, or a new one. One render per key at a time. `render` says whether its page may
   * be cached.
   */
  page(key: string, render: Render): Promise<FinishedPage>;
  readonly size: () => { pages: number; bytes: number };
};

/** Finished pages in this process, bounded by bytes; the least recently used are evicted first. */
export function createPageCache(options: { readonly maxBytes: number; readonly now?: () => number }): PageCache {
  const now = options.now ?? Date.now;
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, options.maxBytes),
    sizeCalculation: ({ page }) => page.bytes,
  });
  const making = new Map<string, Promise<Made>>();

  const make = (key: string, render: Render): Promise<Made> => {
    const running = making.get(key);
    if (running) return running;
    const started = render()
      .then((made) => {
        if (made.keep && options.maxBytes > 0) kept.set(key, { page: made.page, at: now() });
        return made;
      })
      .finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };

  return {
    page: async (key, render) => {
      const found = kept.get(key);
      const age = found ? now() - found.at : Number.POSITIVE_INFINITY;
      if (!found || age >= livesFor(found.page)) return (await make(key, render)).page;
      if (age < freshFor) return found.page;
      // A failed or incomplete renewal leaves the old page; the next request tries again.
      const renewal = make(key, render).catch(() => undefined);
      if (age < freshFor + renewedFor) return found.page;
      const made = await renewal;
      return made?.keep ? made.page : found.page;
    },
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  };
}

const livesFor = (page: FinishedPage): number => (page.status === 200 ? freshFor + renewedFor + spareFor : notFoundFor);
