/**
 * Pictures that people send with what they write. Guarantees: a file is drawn anew before it is
 * kept, so nothing that it held besides the picture remains; and a picture is part of one thing, put
 * there by its sender. Whoever owns the thing decides who may see it.
 */
import type { Platform } from "../../platform/platform.ts";
import { deleteOthers, selectPicture } from "./storage/picture-rows.ts";

export { picturesOf } from "./storage/picture-rows.ts";
export { awaitPicture, givePictures } from "./use-cases/take-pictures.ts";

/** A picture as JPEG, and what it is part of; undefined for one that is part of nothing. */
export async function readPicture(platform: Platform, pictureCode: string, size: "whole" | "small") {
  return selectPicture(platform, pictureCode, size === "whole" ? "picture" : "small");
}

/** The same as a data address, of one thing only. */
export async function showPicture(
  platform: Platform,
  thingCode: string,
  pictureCode: string,
  size: "whole" | "small" = "whole",
): Promise<string | undefined> {
  const found = await readPicture(platform, pictureCode, size);
  return found?.thingCode === thingCode ? `data:image/jpeg;base64,${found.jpeg.toString("base64")}` : undefined;
}

/** Deletes the pictures of a thing. */
export async function deletePicturesOf(platform: Platform, thingCode: string): Promise<void> {
  await deleteOthers(platform, thingCode, []);
}
