import { randomUUID } from "node:crypto";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { MediaStoreAway } from "@gelora/service-kit/media-store.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { redrawPicture } from "../redraw-picture.ts";
import { attach, deleteLoose, deleteOthers, insertAwaited, isAwaited, keep } from "../storage/picture-rows.ts";
import { storePicture } from "./picture-files.ts";

export const pictureDoor = "/pictures";

/** How long a ticket lasts: a slow phone sends a large file. */
const ticketLasts = minutes(15);
/** Pictures that were put into nothing are deleted after this time. */
const looseLasts = hours(24);
/** Enough to see a seam, and enough for a row of small pictures. */
const [wholeSide, smallSide] = [1600, 240];

export type PictureTicket = {
  readonly pictureCode: string;
  readonly ticket: string;
  /** Of the door that takes the file. */
  readonly address: string;
};

/**
 * Lets someone send one picture. The caller has checked the permission; the ticket carries it
 * to the upload endpoint.
 * @param sender the only one who may put it into a thing
 * @param mostPerHour whom it counts for, and how many
 * @returns failure TOO_MANY_REQUESTS
 */
export async function awaitPicture(
  platform: Platform,
  sender: string,
  mostPerHour: { readonly of: string; readonly most: number },
): Promise<Outcome<PictureTicket>> {
  const { of, most } = mostPerHour;
  const limit = await limitInWindow(platform, [{ subject: `pictures:${of}`, most, window: hours(1) }]);
  if (!limit.ok) return limit;
  const [pictureCode, ticket] = [randomUUID(), newSecretToken()];
  await insertAwaited(platform, { pictureCode, sender, ticketDigest: digestOfToken(ticket) });
  return success({ pictureCode, ticket, address: new URL(pictureDoor, platform.configuration.SHOP_URL).href });
}

/**
 * Takes in the file of a ticket, re-encoded, whole and small. Nothing is decoded for anyone who has
 * no ticket; one whose file cannot be read lasts for another try.
 * @returns failure PICTURE_INVALID, PICTURE_TICKET_OVER, BUSY, or UNKNOWN_ERROR while the store of
 * uploads does not respond
 */
export async function takeInPicture(platform: Platform, ticket: string, file: Buffer): Promise<Outcome<void>> {
  const digest = digestOfToken(ticket);
  const since = new Date(platform.clock.now().getTime() - ticketLasts);
  if (!(await isAwaited(platform, digest, since))) return failure("PICTURE_TICKET_OVER");
  const whole = await redrawPicture(file, wholeSide);
  if (!whole.ok) return whole;
  const small = await redrawPicture(whole.value, smallSide);
  if (!small.ok) return small;
  const stored = await storePicture(platform, whole.value).catch((error: unknown) => {
    if (!(error instanceof MediaStoreAway)) throw error;
    platform.log.warn({ err: error }, "an uploaded picture cannot be stored");
    return undefined;
  });
  if (!stored) return failure("UNKNOWN_ERROR");
  const isKept = await keep(platform, digest, { ...stored, small: small.value });
  return isKept ? success(undefined) : failure("PICTURE_TICKET_OVER");
}

/**
 * Gives a thing exactly these pictures, in the caller's transaction, which holds the thing. Those
 * that it no longer has are deleted.
 * @returns failure TOO_MANY_PICTURES, or PICTURE_MISSING when one that is not in it yet is not the
 * sender's, has not come or is in another thing
 */
export async function givePictures(
  platform: Platform,
  thing: { readonly thingCode: string; readonly sender: string; readonly most: number },
  pictureCodes: readonly string[],
): Promise<Outcome<void>> {
  const codes = [...new Set(pictureCodes)];
  if (codes.length > thing.most) return failure("TOO_MANY_PICTURES", { n: thing.most });
  await deleteOthers(platform, thing.thingCode, codes);
  if (codes.length === 0) return success(undefined);
  return (await attach(platform, thing, codes)) === codes.length ? success(undefined) : failure("PICTURE_MISSING");
}

/** Deletes pictures that were put into nothing in time. */
export async function forgetLoosePictures(platform: Platform): Promise<void> {
  await deleteLoose(platform, new Date(platform.clock.now().getTime() - looseLasts));
}
