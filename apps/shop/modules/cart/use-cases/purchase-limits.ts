import { seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deletePurchaseLimit, selectPurchaseLimits, upsertPurchaseLimit } from "../storage/purchase-limits.ts";

/**
 * The limits are few and change seldom, and every look at a price would ask for them: each process reads them all and keeps them this long. So another process's
 * change holds here within two seconds; our own at once.
 */
const life = seconds(2);

type Known = { readonly limits: Promise<ReadonlyMap<string, number>>; readonly until: number };
const knownBy = new WeakMap<Platform, Known>();

/** @returns the limits by sku code; skus without one are absent */
export async function purchaseLimits(platform: Platform): Promise<ReadonlyMap<string, number>> {
  const now = performance.now();
  const known = knownBy.get(platform);
  if (known && known.until > now) return known.limits;
  const limits = selectPurchaseLimits(platform);
  // A failed look is not kept.
  limits.catch(() => knownBy.delete(platform));
  knownBy.set(platform, { limits, until: now + life });
  return limits;
}

export async function setPurchaseLimit(platform: Platform, skuCode: string, most: number | undefined): Promise<void> {
  if (most === undefined) await deletePurchaseLimit(platform, skuCode);
  else await upsertPurchaseLimit(platform, skuCode, most);
  knownBy.delete(platform);
}
