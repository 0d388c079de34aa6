import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PictureSource } from "./picture-source.ts";

const fileKey = /^file\/([0-9a-f]{32})$/;
const endings = ["", ".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"];

/**
 * Merchants' original files. The importer stores a file under its whole key; in a folder filled by
 * hand it may be stored by name and with an extension.
 */
export function mediaFolderSource(folder: string): PictureSource {
  return async (mediaKey) => {
    const name = fileKey.exec(mediaKey)?.[1];
    if (!name) return undefined;
    for (const place of [path.join("file", name), ...endings.map((ending) => name + ending)]) {
      const bytes = await readFile(path.join(folder, place)).catch(() => undefined);
      if (bytes) return { kind: "file", bytes };
    }
    return undefined;
  };
}
