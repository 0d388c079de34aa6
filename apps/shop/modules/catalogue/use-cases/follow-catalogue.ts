import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { availableUnits, deliveryLocation, skusChangedSince } from "../../stock/stock.ts";
import { afterLooking, momentToAsk, type StockWatch } from "../domain/stock-watch.ts";
import { selectDatabaseMoment, selectProductsAfterVersion, selectProductsOfSkus } from "../storage/changes.ts";
import { selectVersions } from "../storage/frame-rows.ts";
import { forgetFrame } from "./read-frame.ts";

/** What changed since the last look. */
export type CatalogueChange = {
  /** Products whose content or price changed, and new ones. */
  readonly changed: readonly string[];
  /** Products of which only the units for home delivery changed. */
  readonly restocked: readonly string[];
  /** Those among them of which a sku has come into stock or gone out of it, as far as is known. */
  readonly crossed: readonly string[];
  /** Brands, categories or sports changed: every product may read differently. */
  readonly frameChanged: boolean;
};

export type CatalogueListener = (change: CatalogueChange) => Promise<void> | void;

type Follower = {
  version: number;
  frameVersion: number;
  watch: StockWatch;
  /** Units by sku, as last told. Under load the same skus change every second, and few of them cross. */
  readonly told: LRUCache<string, number>;
  readonly listeners: CatalogueListener[];
  round: Promise<void>;
};

/** One for each platform that has readers; a seed or an import has none and follows nothing. */
const followers = new WeakMap<Platform, Follower>();

/** Begins to follow, from the present state on. What is read after this call is at least as new as what is followed. */
export async function startFollowing(platform: Platform): Promise<void> {
  const { version, frameVersion } = await selectVersions(platform);
  followers.set(platform, {
    version,
    frameVersion,
    watch: { since: await selectDatabaseMoment(platform), quietSince: performance.now() },
    told: new LRUCache({ max: 50_000 }),
    listeners: [],
    round: Promise.resolve(),
  });
}

/** @throws Error before `startFollowing` */
export function listenToCatalogue(platform: Platform, listener: CatalogueListener): void {
  const follower = followers.get(platform);
  if (!follower) throw new Error("the catalogue is not followed yet");
  follower.listeners.push(listener);
}

/** Looks once for changes, after any look that is still running, and tells the listeners; resolves when they are done. */
export async function followCatalogue(platform: Platform): Promise<void> {
  const follower = followers.get(platform);
  if (!follower) return;
  const round = follower.round.catch(() => {}).then(() => look(platform, follower));
  follower.round = round;
  await round;
}

async function look(platform: Platform, follower: Follower): Promise<void> {
  const versions = await selectVersions(platform);
  const frameChanged = versions.frameVersion !== follower.frameVersion;
  const changed =
    versions.version === follower.version ? [] : await selectProductsAfterVersion(platform, follower.version);
  const { skuCodes, until } = await skusChangedSince(platform, momentToAsk(follower.watch, performance.now()));
  const units = await availableUnits(platform, deliveryLocation, skuCodes);
  const { restocked, crossed } = await stockChanges(platform, follower, skuCodes, units);
  if (frameChanged) forgetFrame(platform);
  if (frameChanged || changed.length > 0 || restocked.length > 0) {
    for (const listener of follower.listeners) await listener({ changed, restocked, crossed, frameChanged });
  }
  for (const skuCode of skuCodes) follower.told.set(skuCode, units.get(skuCode) ?? 0);
  // Only now: a look that failed half-way is repeated as a whole.
  follower.version = versions.version;
  follower.frameVersion = versions.frameVersion;
  follower.watch = afterLooking(follower.watch, until, performance.now());
}

async function stockChanges(
  platform: Platform,
  { told }: Follower,
  skuCodes: readonly string[],
  units: ReadonlyMap<string, number>,
): Promise<{ restocked: string[]; crossed: string[] }> {
  const now = (skuCode: string) => units.get(skuCode) ?? 0;
  const differing = skuCodes.filter((skuCode) => told.get(skuCode) !== now(skuCode));
  const crossing = differing.filter((skuCode) => {
    const before = told.get(skuCode);
    return before === undefined || before > 0 !== now(skuCode) > 0;
  });
  return {
    restocked: await selectProductsOfSkus(platform, differing),
    crossed: await selectProductsOfSkus(platform, crossing),
  };
}
