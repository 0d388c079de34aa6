import type { Platform } from "../../../platform/platform.ts";
import type { Frame } from "../frame.ts";
import { selectFrame } from "../storage/frame-rows.ts";

/** One for each platform: tests open several shops in one process. */
const frames = new WeakMap<Platform, Promise<Frame>>();

/** The present frame, from memory once read; `forgetFrame` is called when an import has changed it. */
export function readFrame(platform: Platform): Promise<Frame> {
  const known = frames.get(platform);
  if (known) return known;
  const reading = selectFrame(platform);
  // A failed reading must not stay: the next caller tries again.
  reading.catch(() => frames.delete(platform));
  // Inside a transaction the frame may be one that is rolled back.
  if (!platform.database.isInTransaction()) frames.set(platform, reading);
  return reading;
}

export function forgetFrame(platform: Platform): void {
  frames.delete(platform);
}
