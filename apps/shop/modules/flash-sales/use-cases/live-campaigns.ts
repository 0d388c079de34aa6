import type { Rupiah } from "@gelora/money/rupiah.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Campaign, type FlashSku, holdLife, phaseOf } from "../domain/campaign.ts";
import { selectCampaigns } from "../storage/campaigns.ts";

const pastOnes = 2;

export type RunningSku = FlashSku & { readonly campaign: Campaign };

type Live = { campaigns: readonly Campaign[]; bySku: ReadonlyMap<string, readonly RunningSku[]> };

/**
 * The campaigns in memory, so that pages and carts need no query for them. Beginnings and ends are
 * exact, by the clock; what is left is at most a second old, and only for display.
 */
export const liveCampaigns = platformPart(
  "the flash sales in memory",
  (): Live => ({ campaigns: [], bySku: new Map() }),
);

/** Reads what has changed. */
export async function followCampaigns(platform: Platform): Promise<void> {
  remember(platform, await selectCampaigns(platform, pastOnes));
}

function remember(platform: Platform, campaigns: readonly Campaign[]): void {
  const skus = campaigns.flatMap((campaign) => campaign.skus.map((sku) => ({ ...sku, campaign })));
  const live = liveCampaigns.of(platform);
  live.campaigns = campaigns;
  live.bySku = Map.groupBy(skus, ({ skuCode }) => skuCode);
}

/** Those that run or will, and the last that have ended, by their beginning. */
export function knownCampaigns(platform: Platform): readonly Campaign[] {
  return liveCampaigns.of(platform).campaigns;
}

/**
 * A text for each product of the known campaigns, by its code: it changes when one of them
 * begins, ends or is changed, and is the same in every process. The number left is not part of
 * it, or a rush would change it every second.
 */
export function campaignStates(platform: Platform): ReadonlyMap<string, string> {
  const moment = platform.clock.now();
  const states = knownCampaigns(platform).flatMap(({ code, begins, ends, skus }) => {
    const shared = [code, phaseOf({ begins, ends }, moment), begins.getTime(), ends.getTime()].join(" ");
    return skus.map(({ productCode, skuCode, price }) => ({ productCode, state: `${shared} ${skuCode}=${price}` }));
  });
  const byProduct = Map.groupBy(states, ({ productCode }) => productCode);
  return new Map([...byProduct].map(([productCode, own]) => [productCode, own.map(({ state }) => state).join("\n")]));
}

/** What campaigns offer now, by sku code: those that run and have pieces left. */
export function openOffers(platform: Platform): ReadonlyMap<string, RunningSku> {
  const codes = [...liveCampaigns.of(platform).bySku.keys()];
  const running = codes.flatMap((skuCode) => runningSku(platform, skuCode) ?? []);
  return new Map(running.filter(({ left }) => left > 0).map((sku) => [sku.skuCode, sku]));
}

/** The campaign of the moment that offers a sku; a sku is in one at a time. */
export function runningSku(platform: Platform, skuCode: string): RunningSku | undefined {
  return skuIn(platform, skuCode, "RUNNING");
}

/** The campaign of a sku that runs, or else the next that will. */
export function campaignSku(platform: Platform, skuCode: string): RunningSku | undefined {
  return runningSku(platform, skuCode) ?? skuIn(platform, skuCode, "COMING");
}

/** A sku in the campaign of which someone holds it, also when that has ended meanwhile. */
export function heldSku(platform: Platform, hold: { readonly campaignCode: string; readonly skuCode: string }) {
  const skus = liveCampaigns.of(platform).bySku.get(hold.skuCode);
  return skus?.find(({ campaign }) => campaign.code === hold.campaignCode);
}

/** What a sku cost in the last flash sales, where they have ended. */
export function endedPrices(platform: Platform, skuCode: string): readonly Rupiah[] {
  const moment = platform.clock.now();
  const skus = liveCampaigns.of(platform).bySku.get(skuCode) ?? [];
  return skus.filter(({ campaign }) => phaseOf(campaign, moment) === "PAST").map(({ price }) => price);
}

function skuIn(platform: Platform, skuCode: string, phase: "RUNNING" | "COMING"): RunningSku | undefined {
  const skus = liveCampaigns.of(platform).bySku.get(skuCode);
  if (!skus) return undefined;
  const moment = platform.clock.now();
  return skus.find(({ campaign }) => phaseOf(campaign, moment) === phase);
}

/**
 * Whether anyone can hold a piece now, of any sku or this: a campaign runs, or ended less than a
 * hold's life ago.
 */
export function mayBeHeld(platform: Platform, skuCode?: string): boolean {
  const now = platform.clock.now().getTime();
  return knownCampaigns(platform).some(
    ({ begins, ends, skus }) =>
      begins.getTime() <= now &&
      now < ends.getTime() + holdLife &&
      (skuCode === undefined || skus.some((sku) => sku.skuCode === skuCode)),
  );
}

/** What a statement has just reported as left: the next callers need no query. */
export function noteLeft(platform: Platform, { campaign: { code }, skuCode }: RunningSku, left: number): void {
  const noted = (sku: FlashSku): FlashSku => (sku.skuCode === skuCode ? { ...sku, left } : sku);
  const campaigns = knownCampaigns(platform);
  remember(
    platform,
    campaigns.map((one) => (one.code === code ? { ...one, skus: one.skus.map(noted) } : one)),
  );
}
