import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";
import { shownProducts } from "./shown-products.ts";

const freshFor = seconds(30);
/** For this long after that, a stale page is served at once while a new one is rendered. */
const renewedFor = seconds(60);
/**
 * For this long after that, stock and prices may be out of date: a request waits for the new page,
 * and gets the old one only if that fails.
 */
const spareFor = minutes(10);
const notFoundFor = seconds(5);
/**
 * For this long after a renewal that failed, the old page is given at once while the next is tried
 * behind it: as long as one renewal waits for a shop that hangs. Longer, and the first views after
 * the shop is back would get old prices.
 */
const unwaitedFor = seconds(4);

type Made = { readonly page: FinishedPage; readonly keep: boolean };
type Render = () => Promise<Made>;
type CachedPage = {
  readonly page: FinishedPage;
  readonly at: number;
  readonly generation: number;
  readonly products: ReadonlySet<string>;
  /** Whether a product that it shows has changed since. */
  isOutdated: boolean;
  /** Until when it is given without waiting for a new one, because a renewal has failed. */
  unwaitedUntil: number;
};
type Making = { readonly made: Promise<Made>; readonly generation: number };

export type PageCache = {
  /**
   * The cached page, or a new one. One render per key at a time. `render` says whether its page may
   * be cached. Where one could not, or threw, the cached page is given at once for some seconds,
   * and the next one is made behind it.
   */
  page(key: string, render: Render): Promise<FinishedPage>;
  /** The cached page, if it needs no renewal. */
  fresh(key: string): FinishedPage | undefined;
  /**
   * From now on a request waits for a new page, and gets one that is cached, or being rendered
   * now, only if that fails.
   */
  outdate(): void;
  /** The same for the pages that show one of these products, by their codes. */
  outdateProducts(codes: readonly string[]): void;
  /**
   * The same for a page in all its languages and forms, by the part of its address that they share.
   */
  outdatePath(path: string): void;
  readonly size: () => { pages: number; bytes: number };
};

/** Finished pages in this process, bounded by bytes; the least recently used are evicted first. */
export function createPageCache(options: { readonly maxBytes: number; readonly now?: () => number }): PageCache {
  const now = options.now ?? Date.now;
  const cached = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, options.maxBytes),
    sizeCalculation: ({ page }) => page.bytes,
  });
  let generation = 0;
  const makeOne = oneAtATime();
  const make = (key: string, render: Render): Promise<Made> => {
    const begun = generation;
    return makeOne(key, begun, async () => {
      const done = await render();
      if (done.keep && options.maxBytes > 0) cached.set(key, cachedPageOf(done.page, now(), begun));
      return done;
    });
  };

  const renew = renewedBy(make, now);
  const isCurrentOne = (one: CachedPage): boolean => one.generation === generation && !one.isOutdated;

  return {
    fresh: (key) => {
      const found = cached.get(key);
      if (!found || !isCurrentOne(found)) return undefined;
      return now() - found.at < Math.min(freshFor, livesFor(found.page)) ? found.page : undefined;
    },
    page: async (key, render) => {
      const found = cached.get(key);
      const age = found ? now() - found.at : Number.POSITIVE_INFINITY;
      if (!found || age >= livesFor(found.page)) return (await make(key, render)).page;
      const isCurrent = isCurrentOne(found);
      if (isCurrent && age < freshFor) return found.page;
      const isUnwaited = now() < found.unwaitedUntil || (isCurrent && age < freshFor + renewedFor);
      const renewal = renew(found, key, render);
      return isUnwaited ? found.page : renewal;
    },
    outdate: () => {
      generation += 1;
    },
    outdateProducts: (codes) => {
      for (const one of cached.values()) if (codes.some((code) => one.products.has(code))) one.isOutdated = true;
    },
    outdatePath: (path) => {
      for (const [key, one] of cached.entries()) if (key.includes(path)) one.isOutdated = true;
    },
    size: () => ({ pages: cached.size, bytes: cached.calculatedSize }),
  };
}

/** A request for a page that is being rendered in this generation gets that one. */
function oneAtATime() {
  const making = new Map<string, Making>();
  return (key: string, generation: number, render: Render): Promise<Made> => {
    const running = making.get(key);
    if (running?.generation === generation) return running.made;
    const entry = { made: render(), generation };
    making.set(key, entry);
    const end = () => making.get(key) === entry && making.delete(key);
    entry.made.then(end, end);
    return entry.made;
  };
}

/** A failed or incomplete renewal leaves the old page; for the next ones nobody waits at first. */
function renewedBy(make: (key: string, render: Render) => Promise<Made>, now: () => number) {
  return async (old: CachedPage, key: string, render: Render): Promise<FinishedPage> => {
    // This one may take longer than that.
    if (now() < old.unwaitedUntil) old.unwaitedUntil = Number.POSITIVE_INFINITY;
    const made = await make(key, render).catch(() => undefined);
    if (made?.keep) return made.page;
    old.unwaitedUntil = now() + unwaitedFor;
    return old.page;
  };
}

const cachedPageOf = (page: FinishedPage, at: number, generation: number): CachedPage => ({
  page,
  at,
  generation,
  products: shownProducts(page.plain.body),
  isOutdated: false,
  unwaitedUntil: 0,
});

const livesFor = (page: FinishedPage): number => (page.status === 200 ? freshFor + renewedFor + spareFor : notFoundFor);
