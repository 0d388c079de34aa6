import { useCallback, useEffect, useState } from "react";

/** What follows `#token=` in a mailed address. @returns empty if there is none */
export function tokenOfHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";
}

/**
 * The token of a mail's link; undefined until hydration, empty if there is none. It follows `#`,
 * where no server sees it, and is removed from the address at once, so it stays out of the history
 * and out of sight.
 */
export function useMailedToken(): { readonly token: string | undefined; readonly giveUp: () => void } {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = (): void => {
      const found = tokenOfHash(location.hash);
      setToken((before) => found || (before ?? ""));
      if (location.hash !== "") history.replaceState(history.state, "", location.pathname + location.search);
    };
    take();
    // A second mail's link, opened on the page that is already loaded.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return { token, giveUp: useCallback(() => setToken(""), []) };
}
