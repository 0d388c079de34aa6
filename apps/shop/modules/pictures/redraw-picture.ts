import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";
import sharp from "sharp";

/** The size of a good camera's pictures; larger ones are refused before they are decoded. */
const maxInputPixels = 50_000_000;
/** By the file's content; its name and headers are ignored. */
const readable = new Set(["jpeg", "png", "webp"]);

// A decoded picture takes much memory; checkouts must not wait for one either.
const queue = createBoundedQueue({ atOnce: 1, waiting: 12 });
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a shopper's file and re-encodes it as a JPEG: whatever else the file held (place, device,
 * a second file) is gone, and it is upright.
 * @param longestSide of what we keep, in pixels
 * @returns failure PICTURE_INVALID for anything but a whole JPEG, PNG or WebP within the limits, or
 * BUSY
 */
export async function redrawPicture(file: Buffer, longestSide: number): Promise<Outcome<Buffer>> {
  return queue.run(async () => {
    const options = { limitInputPixels: maxInputPixels, failOn: "error" } as const;
    try {
      const { format } = await sharp(file, options).metadata();
      if (!readable.has(format)) return failure("PICTURE_INVALID");
      const size = { width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true } as const;
      // Turned first, because the metadata that is dropped says which way is up.
      const upright = sharp(file, options).rotate().resize(size).flatten({ background: "#ffffff" });
      return success(await upright.jpeg({ quality: 78, mozjpeg: true }).toBuffer());
    } catch {
      return failure("PICTURE_INVALID");
    }
  });
}
