import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Place, waitingStanding } from "../domain/line.ts";
import { deletePlace, givenPlaces } from "../storage/line.ts";
import { closedDoor, type Holder } from "./hold-pieces.ts";
import { placeOfTicket, ticketOf } from "./line-ticket.ts";
import { knownCampaigns } from "./live-campaigns.ts";

type Comer = {
  readonly device: string;
  readonly resolve: (place: Place | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/** By campaign, those who arrived while a statement was running; the next one serves them. */
export const lineDoors = platformPart("the doors of flash sales", () => new Map<string, Comer[]>());

export type Shown = {
  readonly skuCode: string;
  /** The campaign that the shopper was shown; other codes are ignored. */
  readonly activityCode: string | null;
  /** Of a place that they were given. */
  readonly ticket?: string | null | undefined;
};

/**
 * Whether a shopper who was shown a campaign may try for a piece now: in the order in which they
 * came, and no more per second than can be served. Call it before the transaction that takes
 * pieces.
 * @returns the holder with their turn; failure FLASH_SALE_SOLD_OUT or FLASH_SALE_OVER, from memory;
 * FLASH_SALE_WAIT with the ticket, who is ahead and when to ask again
 */
export async function comeIn(platform: Platform, holder: Holder, shown: Shown): Promise<Outcome<Holder>> {
  const late = closedDoor(platform, shown.skuCode, shown.activityCode);
  if (late) return late;
  const campaignCode = knownCampaigns(platform).find(({ code }) => code === shown.activityCode)?.code;
  if (campaignCode === undefined) return success(holder);
  const bearer = { campaignCode, device: lineDevice(holder) };
  const early = shown.ticket ? placeOfTicket(platform, bearer, shown.ticket) : undefined;
  if (early && early.turn > platform.clock.now()) return wait(platform, bearer, early);
  const place = (await takePlace(platform, bearer)) ?? (await takePlace(platform, bearer));
  if (!place) throw new Error(`two processes give a device places of campaign ${campaignCode} for ever`);
  return place.turn > platform.clock.now() ? wait(platform, bearer, place) : success({ ...holder, hasTurn: true });
}

/** Gives up a place. */
export async function leaveLine(platform: Platform, holder: Holder, campaignCode: string): Promise<void> {
  await deletePlace(platform, campaignCode, lineDevice(holder));
}

/** A guest has as many places as devices. */
export function lineDevice({ owner, device }: Holder): string {
  return device ?? owner;
}

function wait(platform: Platform, bearer: { readonly campaignCode: string; readonly device: string }, place: Place) {
  const now = platform.clock.now();
  const standing = waitingStanding(place, now, platform.configuration.FLASH_SALE_TURNS_PER_SECOND);
  return failure("FLASH_SALE_WAIT", {
    ...(standing ?? { ahead: 0, seconds: 1, askIn: 1 }),
    ticket: ticketOf(platform, bearer, place),
  });
}

/**
 * A shopper who comes while a statement assigns places is in the next one, so a rush needs few
 * statements.
 */
function takePlace(
  platform: Platform,
  { campaignCode, device }: { readonly campaignCode: string; readonly device: string },
): Promise<Place | undefined> {
  const doors = lineDoors.of(platform);
  return new Promise((resolve, reject) => {
    const comer = { device, resolve, reject };
    const waiting = doors.get(campaignCode);
    if (waiting) waiting.push(comer);
    else {
      doors.set(campaignCode, []);
      void givePlaces(platform, campaignCode, [comer]);
    }
  });
}

async function givePlaces(platform: Platform, campaignCode: string, comers: readonly Comer[]): Promise<void> {
  try {
    const devices = comers.map(({ device }) => device);
    const pace = platform.configuration.FLASH_SALE_TURNS_PER_SECOND;
    const places = await platform.database.send(givenPlaces(platform, campaignCode, devices, pace));
    for (const { device, resolve } of comers) resolve(places.get(device));
  } catch (error) {
    for (const { reject } of comers) reject(error);
  }
  const doors = lineDoors.of(platform);
  const next = doors.get(campaignCode) ?? [];
  if (next.length === 0) return void doors.delete(campaignCode);
  doors.set(campaignCode, []);
  await givePlaces(platform, campaignCode, next);
}
