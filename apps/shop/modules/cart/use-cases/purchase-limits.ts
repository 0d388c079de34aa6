import { seconds } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectPurchaseLimits } from "../storage/purchase-limits.ts";

/**
 * Limits are few and rarely change, but every price look-up needs them, so each process caches them
 * all for this long. A change made by another process applies here within two seconds, our own at
 * once.
 */
const life = seconds(2);

type Known = { readonly limits: Promise<ReadonlyMap<string, number>>; readonly until: number };
export const limitsCache = platformPart("the cache of purchase limits", (): { known: Known | undefined } => ({
  known: undefined,
}));

/** @returns the limits by sku code; skus without one are absent */
export async function purchaseLimits(platform: Platform): Promise<ReadonlyMap<string, number>> {
  const now = performance.now();
  const cache = limitsCache.of(platform);
  if (cache.known && cache.known.until > now) return cache.known.limits;
  const limits = selectPurchaseLimits(platform);
  // A failed read is not cached.
  limits.catch(() => {
    cache.known = undefined;
  });
  cache.known = { limits, until: now + life };
  return limits;
}

/** After a change by this process. */
export function forgetPurchaseLimits(platform: Platform): void {
  limitsCache.of(platform).known = undefined;
}
