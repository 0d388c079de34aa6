/**
 * Pictures that people attach to what they write. Guarantees: a file is re-encoded before it is
 * stored, so nothing but the picture remains of it; and a picture belongs to one thing, attached
 * by its sender. The module that owns the thing decides who may see it.
 */
import type { Platform } from "../../platform/platform.ts";
import { selectPicture, smallPicturesOf } from "./storage/picture-rows.ts";
import { readFileOfPicture } from "./use-cases/picture-files.ts";

export { deletePicturesOf, picturesOf } from "./storage/picture-rows.ts";
export { awaitPicture, givePictures } from "./use-cases/take-pictures.ts";

/**
 * A picture as JPEG, and what it is part of; undefined for one that is part of nothing.
 * @param thingCode only of this thing, when it is given: of others no file is read
 * @throws MediaStoreAway
 */
export async function readPicture(
  platform: Platform,
  pictureCode: string,
  size: "whole" | "small",
  thingCode?: string,
): Promise<{ readonly thingCode: string; readonly jpeg: Buffer } | undefined> {
  const found = await selectPicture(platform, pictureCode, size);
  if (!found || (thingCode !== undefined && found.thingCode !== thingCode)) return undefined;
  if (found.jpeg) return { thingCode: found.thingCode, jpeg: found.jpeg };
  const jpeg = await readFileOfPicture(platform, found.file);
  return jpeg && { thingCode: found.thingCode, jpeg };
}

/** The whole of it as a data address, of one thing only. @throws MediaStoreAway */
export async function showPicture(
  platform: Platform,
  thingCode: string,
  pictureCode: string,
): Promise<string | undefined> {
  const found = await readPicture(platform, pictureCode, "whole", thingCode);
  return found && dataAddress(found.jpeg);
}

/** The small pictures of things as data addresses, by thing, in one statement. */
export async function showSmallPictures(platform: Platform, thingCodes: readonly string[]) {
  const rows = await smallPicturesOf(platform, thingCodes);
  return Map.groupBy(
    rows.map(({ jpeg, ...picture }) => ({ ...picture, small: dataAddress(jpeg) })),
    ({ thingCode }) => thingCode,
  );
}

const dataAddress = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString("base64")}`;
