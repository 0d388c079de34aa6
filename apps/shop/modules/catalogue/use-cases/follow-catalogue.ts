import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { availableUnits, deliveryLocation, skusChangedSince, stockMoment } from "../../stock/stock.ts";
import {
  selectLastRepricing,
  selectProductsAfterVersion,
  selectProductsOfSkus,
  selectProductsRepriced,
} from "../storage/changes.ts";
import { selectVersions } from "../storage/frame-rows.ts";
import { forgetFrame } from "./read-frame.ts";

/** What changed since the last poll. */
export type CatalogueChange = {
  /** New products, and those whose content or price changed, also because a sale began or ended. */
  readonly changed: readonly string[];
  /** Products whose only change is their units for home delivery. */
  readonly restocked: readonly string[];
  /** Those of them with a sku that came into stock or sold out, as far as is known. */
  readonly crossed: readonly string[];
  /** Brands, categories or sports changed, which may affect every product. */
  readonly frameChanged: boolean;
};

export type CatalogueListener = (change: CatalogueChange) => Promise<void> | void;

type Follower = {
  version: number;
  frameVersion: number;
  /** Sales that began or ended up to this moment have been reported. */
  pricedAt: Date;
  /** When the last of them began or ended, once its listeners are done. */
  repricedAt: Date | undefined;
  /** From which moment of the database on to ask for changes of stock. */
  stockSince: Date;
  /**
   * Units by sku, as last reported. Under load the same skus change every second, and few of them
   * come into stock or sell out.
   */
  readonly reportedUnits: LRUCache<string, number>;
  readonly listeners: CatalogueListener[];
  readonly settlers: (() => Promise<void>)[];
  round: Promise<void>;
};

/** Set once the module has started; a seed or an import has no readers and follows nothing. */
export const catalogueFollower = platformPart(
  "the follower of the catalogue",
  (): { follower: Follower | undefined } => ({ follower: undefined }),
);

/**
 * Follows changes from the present state on. Anything read after this call is at least as new as
 * that state.
 */
export async function startFollowing(platform: Platform): Promise<void> {
  const { version, frameVersion } = await selectVersions(platform);
  const now = platform.clock.now();
  catalogueFollower.of(platform).follower = {
    version,
    frameVersion,
    pricedAt: now,
    repricedAt: await selectLastRepricing(platform, now),
    stockSince: await stockMoment(platform),
    reportedUnits: new LRUCache({ max: 50_000 }),
    listeners: [],
    settlers: [],
    round: Promise.resolve(),
  };
}

/**
 * Calls `listener` within about a second of every change, one change at a time: stock is not
 * followed until it is done.
 * @param settle does what a listener left to be done later, if it did, for `followCatalogue`
 * @throws Error before the catalogue module has started
 */
export function onCatalogueChange(platform: Platform, listener: CatalogueListener, settle?: () => Promise<void>): void {
  const { follower } = catalogueFollower.of(platform);
  if (!follower) throw new Error("the catalogue module has not started yet");
  follower.listeners.push(listener);
  if (settle) follower.settlers.push(settle);
}

/** Differs once a product or the frame was imported again, or a sale price began or ended. */
export function catalogueVersion(platform: Platform): string {
  const { follower } = catalogueFollower.of(platform);
  return `${follower?.version}.${follower?.frameVersion} ${follower?.repricedAt?.toISOString() ?? ""}`;
}

/**
 * Follows changes now instead of within a second; resolves when nothing is left to be done. For
 * tests, where timers do not run.
 */
export async function followCatalogue(platform: Platform): Promise<void> {
  await lookAtCatalogue(platform);
  const { follower } = catalogueFollower.of(platform);
  for (const settle of follower?.settlers ?? []) await settle();
}

/** Polls for changes, after any poll still running; resolves when all listeners are done. */
export async function lookAtCatalogue(platform: Platform): Promise<void> {
  const { follower } = catalogueFollower.of(platform);
  if (!follower) return;
  const round = follower.round.catch(() => {}).then(() => look(platform, follower));
  follower.round = round;
  await round;
}

async function look(platform: Platform, follower: Follower): Promise<void> {
  const versions = await selectVersions(platform);
  const frameChanged = versions.frameVersion !== follower.frameVersion;
  const imported =
    versions.version === follower.version ? [] : await selectProductsAfterVersion(platform, follower.version);
  const now = platform.clock.now();
  const repriced = await selectProductsRepriced(platform, follower.pricedAt, now);
  const changed = [...new Set([...imported, ...repriced])];
  const { skuCodes, until } = await skusChangedSince(platform, follower.stockSince);
  const units = await availableUnits(platform, deliveryLocation, skuCodes);
  const { restocked, crossed } = await stockChanges(platform, follower, skuCodes, units);
  if (frameChanged) forgetFrame(platform);
  if (frameChanged || changed.length > 0 || restocked.length > 0) {
    for (const listener of follower.listeners) await listener({ changed, restocked, crossed, frameChanged });
  }
  for (const skuCode of skuCodes) follower.reportedUnits.set(skuCode, units.get(skuCode) ?? 0);
  // Only now: a poll that failed half-way is repeated from its start.
  follower.version = versions.version;
  follower.frameVersion = versions.frameVersion;
  follower.pricedAt = now;
  if (repriced.length > 0) follower.repricedAt = await selectLastRepricing(platform, now);
  follower.stockSince = until;
}

async function stockChanges(
  platform: Platform,
  { reportedUnits }: Follower,
  skuCodes: readonly string[],
  units: ReadonlyMap<string, number>,
): Promise<{ restocked: string[]; crossed: string[] }> {
  const now = (skuCode: string) => units.get(skuCode) ?? 0;
  const differing = skuCodes.filter((skuCode) => reportedUnits.get(skuCode) !== now(skuCode));
  const crossing = differing.filter((skuCode) => {
    const before = reportedUnits.get(skuCode);
    return before === undefined || before > 0 !== now(skuCode) > 0;
  });
  return {
    restocked: await selectProductsOfSkus(platform, differing),
    crossed: await selectProductsOfSkus(platform, crossing),
  };
}
