import { readSession, writeSession } from "./browser-storage.ts";

const guardKey = "chunk-reloaded-at";
const guardMs = 60_000;

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
    if (!navigator.onLine || !mayReload(readSession(guardKey), Date.now())) return;
    event.preventDefault();
    writeSession(guardKey, String(Date.now()));
    location.reload();
  });
}
