import { readSession, writeSession } from "./browser-storage.ts";

const guardKey = "chunk-reloaded-at";
const guardMs = 60_000;
let loadsWithout = 0;

/** Whether a failed chunk may reload the page now: at most once in 60 s [ERR-08]. */
export function mayReload(lastReload: string | undefined, nowMs: number): boolean {
  const last = Number(lastReload);
  return !lastReload || !Number.isFinite(last) || nowMs - last >= guardMs;
}

/**
 * A new version of the shop removes the old files; one reload loads the new ones. The guard's time
 * survives it [STA-09].
 */
export function reloadOnChunkFailure(): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a connection nothing newer would come, and what was typed would be lost.
    if (loadsWithout > 0 || !navigator.onLine || !takeReload(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}

/**
 * Loads a file that a page works without and that blockers like to stop, such as the tracking's:
 * its failure does not reload the page [GAP-05].
 * @returns undefined if it cannot be had
 */
export async function loadWithoutReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> {
  loadsWithout += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    loadsWithout -= 1;
  }
}

/** A reload that cannot be noted, as where session storage is blocked, might never end. */
function takeReload(nowMs: number): boolean {
  if (!mayReload(readSession(guardKey), nowMs)) return false;
  writeSession(guardKey, String(nowMs));
  return readSession(guardKey) === String(nowMs);
}
