import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { MediaKey } from "@gelora/contracts/catalogue-document.ts";
import type { MediaStore } from "@gelora/service-kit/media-store.ts";
import sharp from "sharp";
import type { Read } from "./amounts.ts";

const largestFile = 25_000_000;
/** The formats that the storefront decodes. */
const mostPixels = 20_000_000;
const keyFamily = "file/";
const formats = new Set(["jpeg", "png", "webp", "gif"]);

/** The merchant's folder of pictures. Each file is checked once, however many lines name it. */
export type PictureFolder = {
  /** The media key of the picture that an address or file name refers to, or why there is none. */
  readonly find: (source: string) => Promise<Read<MediaKey>>;
  /** Stores the picture of a known key, unless it is there already. */
  readonly publish: (key: MediaKey) => Promise<void>;
};

/**
 * `https://cdn.shopify.com/s/files/1/0001/shoe%20side.jpg?v=17` is `shoe side.jpg`; a path cannot
 * leave the folder.
 */
function fileNameOf(source: string): string {
  const path = source.replace(/[?#].*$/, "").replaceAll("\\", "/");
  try {
    return basename(decodeURIComponent(path)).replaceAll("\\", "_");
  } catch {
    return basename(path);
  }
}

/**
 * The file's content decides its format, not its name. It is decoded once, to find truncated files
 * before shoppers do.
 */
async function faultOfPicture(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format)) return "is no JPEG, PNG, WebP or GIF";
    if (width * height > mostPixels) return "has more than 20 million pixels";
    await picture.resize(16).toBuffer();
    return undefined;
  } catch {
    return "is no JPEG, PNG, WebP or GIF, or is broken";
  }
}

async function look(path: string, name: string): Promise<Read<MediaKey>> {
  // A link may lead out of the folder, so it does not count as a file.
  const file = await lstat(path).catch(() => undefined);
  if (!file?.isFile()) return { fault: `picture "${name}" is not in the folder` };
  if (file.size > largestFile) return { fault: `picture "${name}" is larger than 25 MB` };
  const bytes = await readFile(path);
  const fault = await faultOfPicture(bytes);
  if (fault !== undefined) return { fault: `picture "${name}" ${fault}` };
  return { value: `${keyFamily}${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}` };
}

/**
 * @param folder the merchant's files, without subfolders
 * @param media where accepted pictures go, each named as its key says after `file/`; absent when
 * pictures are only checked
 */
export function openPictureFolder(folder: string, media?: MediaStore): PictureFolder {
  const looked = new Map<string, Promise<Read<MediaKey>>>();
  const fileOfKey = new Map<MediaKey, string>();
  const lookAndRemember = async (name: string): Promise<Read<MediaKey>> => {
    if (name === "" || name === "." || name === "..") return { fault: "picture has no file name" };
    const path = join(folder, name);
    const found = await look(path, name);
    if ("value" in found && !fileOfKey.has(found.value)) fileOfKey.set(found.value, path);
    return found;
  };
  return {
    find: (source) => {
      const name = fileNameOf(source);
      const found = looked.get(name) ?? lookAndRemember(name);
      looked.set(name, found);
      return found;
    },
    publish: async (key) => {
      const path = fileOfKey.get(key);
      if (media && path !== undefined) await media.keep(key.slice(keyFamily.length), await readFile(path));
    },
  };
}
