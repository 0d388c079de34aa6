import type { MediaStore } from "@gelora/service-kit/media-store.ts";
import type { PictureSource } from "./picture-source.ts";

const fileKey = /^file\/([0-9a-f]{32})$/;

/** Merchants' original files, wherever they are stored. @throws MediaStoreAway */
export function mediaPictures(store: Pick<MediaStore, "read">): PictureSource {
  return async (mediaKey) => {
    const name = fileKey.exec(mediaKey)?.[1];
    const bytes = name === undefined ? undefined : await store.read(name);
    return bytes && { kind: "file", bytes };
  };
}
