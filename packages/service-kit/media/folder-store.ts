import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "./media.ts";

const endings = ["", ".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"];

/**
 * The importer stores a picture under its name; in a folder filled by hand it may have an extension
 * or be in the subfolder `file`.
 */
export function folderStore(folder: string): MediaStore {
  return {
    read: async (name) => {
      for (const place of [join("file", name), ...endings.map((ending) => name + ending)]) {
        const bytes = await readFile(join(folder, place)).catch(() => undefined);
        if (bytes) return bytes;
      }
      return undefined;
    },
    keep: async (name, bytes) => {
      const path = join(folder, name);
      if ((await stat(path).catch(() => undefined))?.isFile()) return;
      await mkdir(folder, { recursive: true });
      // Written under a temporary name and renamed, so that no request gets half a picture.
      const half = `${path}.${process.pid}.half`;
      await writeFile(half, bytes);
      await rename(half, path);
    },
  };
}
