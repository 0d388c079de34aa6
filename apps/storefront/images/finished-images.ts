import { createHash } from "node:crypto";
import { success } from "@gelora/outcomes/outcome.ts";
import { createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";
import { LRUCache } from "lru-cache";
import { createDiskCache } from "./disk-cache.ts";
import type { ImageAddress } from "./image-address.ts";
import type { PictureSource } from "./picture-source.ts";
import { renderImage } from "./render-image.ts";

export type FinishedImage = { readonly bytes: Buffer; readonly tag: string };

/** Where pictures come from, and their limits. Bytes are on disk or in memory. */
export type FinishedImagesOptions = {
  readonly cacheFolder: string;
  readonly source: PictureSource;
  readonly maxDiskBytes?: number;
  readonly maxMemoryBytes?: number;
  readonly maxWaiting?: number;
};

/** The answer while too many pictures wait to be rendered. */
export const tooBusy = Symbol("too busy");

export type FinishedImages = (address: ImageAddress) => Promise<FinishedImage | "unknown" | typeof tooBusy>;

const mebibyte = 1024 * 1024;
/** So that a page full of new pictures cannot starve page rendering. */
const rendersAtOnce = 2;
/** A missing file is looked up again after this long, as an import may bring it. */
const unknownForMs = 30_000;

const finished = (bytes: Buffer): FinishedImage => ({
  bytes,
  tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
});

/** Memory first, then disk, then a render; concurrent requests for the same picture share one. */
export function createFinishedImages(options: FinishedImagesOptions): FinishedImages {
  const disk = createDiskCache(options.cacheFolder, options.maxDiskBytes ?? 1024 * mebibyte);
  const queue = createBoundedQueue({ atOnce: rendersAtOnce, waiting: options.maxWaiting ?? 240 });
  const underWay = new Map<string, ReturnType<FinishedImages>>();
  const memory = new LRUCache<string, FinishedImage | "unknown">({
    maxSize: options.maxMemoryBytes ?? 32 * mebibyte,
    sizeCalculation: (image) => (image === "unknown" ? 200 : image.bytes.length + 300),
  });

  const find = async (name: string, address: ImageAddress) => {
    const kept = await disk.read(name);
    if (kept) return finished(kept);
    const rendered = await queue.run(async () => success(await renderImage(address, options.source)));
    if (!rendered.ok) return tooBusy;
    if (!rendered.value) return "unknown" as const;
    // If the disk is full or read-only, pictures are rendered again instead.
    await disk.write(name, rendered.value).catch(() => undefined);
    return finished(rendered.value);
  };

  return async (address) => {
    const name = `${address.mediaKey}@${address.isShare ? "share" : address.width}.${address.format}`;
    const known = memory.get(name) ?? underWay.get(name);
    if (known) return known;
    const work = find(name, address).finally(() => underWay.delete(name));
    underWay.set(name, work);
    const image = await work;
    if (image !== tooBusy) memory.set(name, image, image === "unknown" ? { ttl: unknownForMs } : {});
    return image;
  };
}
