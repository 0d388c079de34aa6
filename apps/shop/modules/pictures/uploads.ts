import { type MediaStore, openMediaStore } from "@gelora/service-kit/media-store.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../platform/platform.ts";

/**
 * Where what shoppers send is stored: a bucket or a folder of its own, which no program serves; or
 * undefined for the database. Never where merchants' pictures are, which everyone may see.
 */
export const uploads = platformPart(
  "the store of uploads",
  ({ configuration }: Platform): Promise<MediaStore> | undefined => {
    const { UPLOADS_BUCKET: bucket, UPLOADS_FOLDER: folder } = configuration;
    if (bucket === undefined && folder === undefined) return undefined;
    return openMediaStore({ ...configuration, MEDIA_BUCKET: bucket }, folder ?? "");
  },
);
