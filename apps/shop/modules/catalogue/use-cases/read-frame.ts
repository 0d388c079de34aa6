import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../frame.ts";
import { selectFrame } from "../storage/frame-rows.ts";

export const frameCache = platformPart("the catalogue's frame", (): { frame: Promise<Frame> | undefined } => ({
  frame: undefined,
}));

/**
 * Brands, the category tree and sports, from a cache that is cleared when an import changes them.
 */
export function readFrame(platform: Platform): Promise<Frame> {
  const cache = frameCache.of(platform);
  if (cache.frame) return cache.frame;
  const reading = selectFrame(platform);
  // A failed read is not cached: the next caller tries again.
  reading.catch(() => forgetFrame(platform));
  // Inside a transaction the frame may be rolled back.
  if (!platform.database.isInTransaction()) cache.frame = reading;
  return reading;
}

export function forgetFrame(platform: Platform): void {
  frameCache.of(platform).frame = undefined;
}
