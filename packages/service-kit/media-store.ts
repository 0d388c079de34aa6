import { folderStore } from "./media/folder-store.ts";
import type { MediaSettings, MediaStore } from "./media/media.ts";

export { type MediaStore, mediaVariables } from "./media/media.ts";
export { MediaStoreAway } from "./media/media-store-away.ts";

/** @param folder where pictures are when no bucket is named */
export async function openMediaStore(settings: MediaSettings, folder: string): Promise<MediaStore> {
  const { MEDIA_BUCKET: bucket } = settings;
  if (bucket === undefined) return folderStore(folder);
  // Its library costs a tenth of a second and 20 MB of memory, which a folder need not pay.
  const { bucketStore } = await import("./media/bucket-store.ts");
  return bucketStore({ ...settings, MEDIA_BUCKET: bucket });
}
