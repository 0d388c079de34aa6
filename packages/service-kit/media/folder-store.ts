import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../write-whole.ts";
import type { MediaStore } from "./media.ts";
import { MediaStoreAway } from "./media-store-away.ts";

const endings = ["", ".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"];

/**
 * The importer stores a picture under its name; in a folder filled by hand it may have an extension
 * or be in the subfolder `file`.
 */
export function folderStore(folder: string): MediaStore {
  const sizeAt = async (path: string): Promise<number | undefined> => {
    const facts = await unlessMissing(stat(path));
    return facts?.isFile() ? facts.size : undefined;
  };
  return {
    read: async (name) => {
      for (const place of [join("file", name), ...endings.map((ending) => name + ending)]) {
        const bytes = await unlessMissing(readFile(join(folder, place)));
        if (bytes) return bytes;
      }
      return undefined;
    },
    sizeOf: (name) => sizeAt(join(folder, name)),
    readPiece: (name, from, to) => pieceOf(join(folder, name), from, to),
    keep: async (name, bytes) => {
      const path = join(folder, name);
      if ((await sizeAt(path)) !== undefined) return;
      await orAway(mkdir(folder, { recursive: true }).then(() => writeWhole(path, bytes)));
    },
    remove: async (name) => {
      const path = join(folder, name);
      const left = (await sizeAt(path)) === undefined ? await partsOf(folder, name) : [name];
      for (const one of left) await orAway(rm(join(folder, one), { force: true }));
    },
  };
}

async function pieceOf(path: string, from: number, to: number): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new MediaStoreAway(error);
  });
  try {
    const bytes = Buffer.alloc(to - from + 1);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    if (bytesRead < bytes.length) throw new MediaStoreAway(new Error("the file is shorter than it was"));
    return bytes;
  } finally {
    await file.close();
  }
}

const orAway = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    throw new MediaStoreAway(error);
  });

/** What a process that was killed while it wrote has left: see `writeWhole`. */
async function partsOf(folder: string, name: string): Promise<readonly string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((one) => one.startsWith(`${name}.`) && one.endsWith(".part"));
}

/**
 * Errors that mean that there is no such file. Others, such as too many open files, do not.
 */
const missing: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"]);

async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && missing.has(error.code)) return undefined;
    throw new MediaStoreAway(error);
  }
}
