import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { isOfflineCopy, keepPagesOffline, removeOfflineNote } from "../../platform/browser/offline-pages.ts";

/**
 * Public pages are stored on the device. One that was shown from there is loaded again when the
 * connection is back.
 */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const shown = useRef(pathname + search);
  useEffect(() => {
    // A refused worker, as in private windows, changes nothing else.
    keepPagesOffline().catch(() => undefined);
    const onOnline = (): void => {
      if (isOfflineCopy())
        reachServer()
          .then(revalidate)
          .then(removeOfflineNote, () => undefined);
    };
    // The connection may be back already, or have been slow only.
    if (navigator.onLine) onOnline();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [revalidate]);
  useEffect(() => {
    if (shown.current !== pathname + search) removeOfflineNote();
    shown.current = pathname + search;
  }, [pathname, search]);
}

/** Fails without a connection: no worker answers this. */
const reachServer = (): Promise<unknown> => fetch(location.href, { method: "HEAD", cache: "no-store" });
