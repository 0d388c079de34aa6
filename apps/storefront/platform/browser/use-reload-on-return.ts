import { useEffect } from "react";

/**
 * Reads again when the tab is visible again: meanwhile another tab or the bank's page may have
 * changed what it shows.
 * @param reload a stable function
 */
export function useReloadOnReturn(reload: () => Promise<void>): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [reload]);
}
