import { createHash, randomUUID } from "node:crypto";
import { hours } from "@gelora/service-kit/durations.ts";
import { eachDue } from "@gelora/service-kit/each-due.ts";
import { MediaStoreAway } from "@gelora/service-kit/media-store.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { forgetFile, looseFiles, noteFile } from "../storage/picture-files.ts";
import type { StoredPicture } from "../storage/picture-rows.ts";
import { uploads } from "../uploads.ts";

/** Longer than any upload takes, from its ticket to its row. */
const uploadTakes = hours(1);
/** Others are removed in the next round. */
const mostInRound = 500;

/**
 * Stores the bytes of a picture where the settings say. A file that gets no row, whatever happens
 * after this, is removed by `removeLooseFiles`.
 * @throws MediaStoreAway
 */
export async function storePicture(platform: Platform, jpeg: Buffer): Promise<StoredPicture> {
  const store = await uploads.of(platform);
  if (!store) return { picture: jpeg, file_name: null, file_digest: null };
  const name = randomUUID();
  await noteFile(platform, name);
  await store.keep(name, jpeg);
  return { picture: null, file_name: name, file_digest: digestOf(jpeg) };
}

/**
 * @returns undefined when it is missing or not what was stored, which is logged
 * @throws MediaStoreAway
 */
export async function readFileOfPicture(
  platform: Platform,
  { name, digest }: { readonly name: string; readonly digest: string },
): Promise<Buffer | undefined> {
  const store = await uploads.of(platform);
  if (!store) throw new MediaStoreAway(new Error("neither UPLOADS_BUCKET nor UPLOADS_FOLDER is set any more"));
  const jpeg = await store.read(name);
  if (jpeg && sameSecret(digestOf(jpeg), digest)) return jpeg;
  platform.log.error({ file: name, isThere: jpeg !== undefined }, "an uploaded picture is not what was stored");
  return undefined;
}

/**
 * Removes files whose picture was deleted, or never came to have a row. The file goes before its
 * note: a process that dies in between finds it again.
 */
export async function removeLooseFiles(platform: Platform): Promise<void> {
  const store = await uploads.of(platform);
  if (!store) return;
  const before = new Date(platform.clock.now().getTime() - uploadTakes);
  await eachDue(platform.log, await looseFiles(platform, before, mostInRound), async (name) => {
    await store.remove(name);
    await forgetFile(platform, name);
  });
}

const digestOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
