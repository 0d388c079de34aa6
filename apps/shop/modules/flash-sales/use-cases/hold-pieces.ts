import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { phaseOf } from "../domain/campaign.ts";
import { isNetwork, shopperKeys } from "../domain/shopper-keys.ts";
import { type FlashHold, holdsOf, lessenedHold, standingOf, type Taking, takenPieces } from "../storage/holds.ts";
import { openLine, spentPlace } from "../storage/line.ts";
import { knownCampaigns, mayBeHeld, noteLeft, type RunningSku, runningSku } from "./live-campaigns.ts";

/** Who holds pieces: the cart's owner, with the device and the network where they are known. */
export type Holder = {
  readonly owner: string;
  readonly device?: string | undefined;
  /** A digest; undefined where thousands share one address. See `networkOf`. */
  readonly network?: string | undefined;
  /** The waiting line has admitted them; their place is used up with the pieces. */
  readonly hasTurn?: boolean;
};

/**
 * What an owner holds, as a statement to be sent with others; no query while nothing can be
 * held.
 */
export function flashHolds(platform: Platform, owner: string | undefined) {
  const nothing = async (): Promise<ReadonlyMap<string, FlashHold>> => new Map();
  return owner !== undefined && mayBeHeld(platform) ? holdsOf(platform, owner) : nothing;
}

/**
 * Why this campaign gives nothing, as far as memory knows: in a rush most come too late, and
 * learn so without a query.
 * @returns failure FLASH_SALE_OVER when it does not run or does not have the sku (any more), or
 * FLASH_SALE_SOLD_OUT
 * @param activityCode the campaign that the shopper was shown; other codes are ignored
 */
export function closedDoor(platform: Platform, skuCode: string, activityCode: string | null): Refused | undefined {
  const shown = knownCampaigns(platform).find(({ code }) => code === activityCode);
  if (!shown) return undefined;
  if (phaseOf(shown, platform.clock.now()) !== "RUNNING") return failure("FLASH_SALE_OVER");
  const mine = shown.skus.find((sku) => sku.skuCode === skuCode);
  if (!mine) return failure("FLASH_SALE_OVER");
  return mine.left > 0 ? undefined : failure("FLASH_SALE_SOLD_OUT");
}

/**
 * Holds pieces of a running campaign for a cart that will have `total` of them, in the transaction
 * that locks the cart. Price and pieces are theirs for ten minutes from the first. A shopper
 * who was shown the campaign, or holds pieces of it, is refused rather than charged the common
 * price.
 * @param activityCode the campaign that the shopper was shown
 * @returns the hold, or undefined when the cart's pieces cost the common price; failure
 * FLASH_SALE_WAIT, FLASH_SALE_SOLD_OUT, FLASH_SALE_SHARE_TAKEN or PURCHASE_LIMIT, after which the
 * caller must roll back
 */
export async function holdPieces(
  platform: Platform,
  holder: Holder,
  wanted: { readonly skuCode: string; readonly total: number; readonly activityCode: string | null },
): Promise<Outcome<FlashHold | undefined>> {
  const { skuCode, total, activityCode } = wanted;
  if (!mayBeHeld(platform, skuCode)) return success(undefined);
  const known = await heldOf(platform, holder.owner, skuCode);
  if (known && known.pieces >= total) return success(known);
  const sku = runningSku(platform, skuCode);
  const held = known?.campaignCode === sku?.campaign.code ? known : undefined;
  // A hold of another campaign is too small for this cart; an expired one must not grow.
  if (!held) await platform.database.send(lessenedHold(holder.owner, skuCode, 0));
  if (!sku) return success(undefined);
  if (!held && !(await mayTry(platform, holder, sku.campaign.code)))
    return activityCode === sku.campaign.code ? failure("FLASH_SALE_WAIT", oneSecond) : success(undefined);
  const taking: Taking = {
    campaignCode: sku.campaign.code,
    skuCode,
    owner: holder.owner,
    shoppers: held?.shoppers ?? shopperKeys(holder.owner, holder),
    pieces: total - (held?.pieces ?? 0),
  };
  const refused = await take(platform, sku, taking);
  if (!refused) return success(await heldOf(platform, holder.owner, skuCode));
  const insists = held !== undefined || activityCode === sku.campaign.code;
  return insists || refused.isLate ? refused.outcome : success(undefined);
}

/** Their place was used by a press at the same time; the next press gets another. */
const oneSecond = { ahead: 0, seconds: 1, askIn: 1, ticket: "" };

/** A shopper whom the line has not admitted takes nothing from those who wait in it. */
async function mayTry(platform: Platform, { owner, device, hasTurn }: Holder, campaignCode: string): Promise<boolean> {
  const { database } = platform;
  if (hasTurn) return database.send(spentPlace(platform, campaignCode, device ?? owner));
  return database.send(openLine(platform, campaignCode));
}

/** @returns why not, if so; `isLate` when something may have been written, so it must be undone */
async function take(platform: Platform, sku: RunningSku, taking: Taking) {
  const { left, theirs, most, ofNetwork, share } = await platform.database.send(standingOf(taking));
  if (theirs + taking.pieces > most)
    return { isLate: false, outcome: failure("PURCHASE_LIMIT", { n: most, field: "quantity" }) };
  noteLeft(platform, sku, left);
  if (left > 0 && ofNetwork + taking.pieces > share)
    return { isLate: false, outcome: failure("FLASH_SALE_SHARE_TAKEN") };
  const soldOut = failure("FLASH_SALE_SOLD_OUT");
  if (left < taking.pieces) return { isLate: false, outcome: soldOut };
  return (await platform.database.send(takenPieces(platform, taking))) ? undefined : { isLate: true, outcome: soldOut };
}

async function heldOf(platform: Platform, owner: string, skuCode: string): Promise<FlashHold | undefined> {
  return (await platform.database.send(flashHolds(platform, owner))).get(skuCode);
}

/** Releases what a cart no longer has. */
export async function keepPieces(platform: Platform, owner: string, skuCode: string, total: number): Promise<void> {
  if (mayBeHeld(platform, skuCode)) await platform.database.send(lessenedHold(owner, skuCode, total));
}

/**
 * Moves what a guest holds to the member who signs in on that device, as long as both together may
 * have it; in the transaction that merges their carts. The excess is released.
 * @param total pieces of the sku in the merged cart
 */
export async function movePieces(
  platform: Platform,
  from: string,
  to: Holder,
  { skuCode, total }: { readonly skuCode: string; readonly total: number },
): Promise<void> {
  if (!mayBeHeld(platform, skuCode)) return;
  const [theirs, mine] = [await heldOf(platform, from, skuCode), await heldOf(platform, to.owner, skuCode)];
  if (!theirs) {
    // A cart with more pieces than it holds gets none at the campaign's price.
    if (mine && mine.pieces < total) await platform.database.send(lessenedHold(to.owner, skuCode, 0));
    return;
  }
  await platform.database.send(lessenedHold(from, skuCode, 0));
  await platform.database.send(lessenedHold(to.owner, skuCode, 0));
  const { campaignCode, expires } = theirs;
  const shoppers = [...shopperKeys(to.owner, to), ...theirs.shoppers.filter(isNetwork)].sort();
  const taking = { campaignCode, skuCode, owner: to.owner, shoppers, pieces: total, expires };
  const { left, theirs: counted, most, ofNetwork, share } = await platform.database.send(standingOf(taking));
  if (total === 0 || left < total || counted + total > most || ofNetwork + total > share) return;
  if (!(await platform.database.send(takenPieces(platform, taking))))
    throw new Error(`pieces of ${skuCode} that were given back in this transaction are gone`);
}
