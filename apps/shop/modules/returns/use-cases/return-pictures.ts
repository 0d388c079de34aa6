import { randomUUID } from "node:crypto";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockOrder, type OrderRecord } from "../../orders/orders.ts";
import { mostPictures } from "../domain/return-record.ts";
import {
  countLoosePictures,
  deleteLoosePictures,
  insertAwaitedPicture,
  isPictureAwaited,
  keepPicture,
  pictureOfReturn,
} from "../storage/pictures.ts";
import { redrawPicture } from "../../pictures/redraw-picture.ts";

/** How long a ticket lasts: a slow phone sends a large file. */
const ticketLasts = minutes(15);
/** Pictures that no request named are deleted after this time. */
const looseLasts = hours(24);
/** Those of an order that may lie about: tries, and requests begun anew. */
const mostLoose = 4 * mostPictures;

export type PictureTicket = { readonly pictureCode: string; readonly ticket: string };

/**
 * Lets the shopper of an order send one picture. Whoever may return its items was checked by the
 * caller; the ticket carries that to the door that takes files. Locks the order's row, so that the
 * number of pictures in no return stays limited.
 * @returns failure TOO_MANY_PICTURES
 */
export async function awaitPicture(platform: Platform, { orderCode }: OrderRecord): Promise<Outcome<PictureTicket>> {
  return decide(platform.database, async () => {
    await lockOrder(platform, orderCode);
    if ((await countLoosePictures(platform, orderCode)) >= mostLoose)
      return failure("TOO_MANY_PICTURES", { n: mostPictures });
    const [pictureCode, ticket] = [randomUUID(), newSecretToken()];
    await insertAwaitedPicture(platform, { pictureCode, orderCode, ticketDigest: digestOfToken(ticket) });
    return success({ pictureCode, ticket });
  });
}

/**
 * Takes in the file of a ticket, drawn anew. Nothing is decoded for whoever has no ticket; one
 * whose file cannot be read lasts for another try.
 * @returns failure PICTURE_INVALID, PICTURE_TICKET_OVER or BUSY
 */
export async function takeInPicture(platform: Platform, ticket: string, file: Buffer): Promise<Outcome<void>> {
  const digest = digestOfToken(ticket);
  const since = new Date(platform.clock.now().getTime() - ticketLasts);
  if (!(await isPictureAwaited(platform, digest, since))) return failure("PICTURE_TICKET_OVER");
  const drawn = await redrawPicture(file);
  if (!drawn.ok) return drawn;
  return (await keepPicture(platform, digest, drawn.value)) ? success(undefined) : failure("PICTURE_TICKET_OVER");
}

/** A data address of a return's picture; undefined when it has no such picture. */
export async function showPicture(
  platform: Platform,
  returnCode: string,
  pictureCode: string,
): Promise<string | undefined> {
  const picture = await pictureOfReturn(platform, returnCode, pictureCode);
  return picture && `data:image/jpeg;base64,${picture.toString("base64")}`;
}

/** Deletes pictures that no request named in time. */
export async function forgetLoosePictures(platform: Platform): Promise<void> {
  await deleteLoosePictures(platform, new Date(platform.clock.now().getTime() - looseLasts));
}
