import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { gatherGuides, type SizeGuides } from "../size-guides.ts";
import { selectGuides, selectGuidesVersion } from "../storage/size-guide-rows.ts";

type GuidesListener = () => Promise<void> | void;

/** All guides are a few hundred kilobytes, and read with every product page and index. */
export const guidesCache = platformPart(
  "the size guides",
  (): { guides: Promise<SizeGuides> | undefined; readonly listeners: GuidesListener[] } => ({
    guides: undefined,
    listeners: [],
  }),
);

/** All size guides, from a cache that is refreshed within seconds of a change. */
export function readGuides(platform: Platform): Promise<SizeGuides> {
  const cache = guidesCache.of(platform);
  if (cache.guides) return cache.guides;
  const reading = gather(platform);
  reading.catch(() => {
    cache.guides = undefined;
  });
  // Inside a transaction the guides may be rolled back.
  if (!platform.database.isInTransaction()) cache.guides = reading;
  return reading;
}

/** The version first: what is written between the two reads is found at the next poll. */
async function gather(platform: Platform): Promise<SizeGuides> {
  const version = await selectGuidesVersion(platform);
  return gatherGuides(version, await selectGuides(platform));
}

/** Calls `listener` after a change, once `readGuides` returns the new guides. */
export function onGuidesChange(platform: Platform, listener: GuidesListener): void {
  guidesCache.of(platform).listeners.push(listener);
}

/** Looks for changes, also of another process. */
export async function followGuides(platform: Platform): Promise<void> {
  const cache = guidesCache.of(platform);
  const known = await cache.guides?.catch(() => undefined);
  if (known?.version === (await selectGuidesVersion(platform))) return;
  cache.guides = undefined;
  await readGuides(platform);
  for (const listener of cache.listeners) await listener();
}
