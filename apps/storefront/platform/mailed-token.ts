import { useCallback, useEffect, useState } from "react";

/** What stands in a mailed address after `#token=`. @returns empty when there is none */
export function tokenOfHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";
}

/**
 * The token of a mail's link; undefined until the page is alive, empty when there is none. It comes behind `#`, where no server sees it, and is taken out of the address at once, so that
 * neither history nor a look over the shoulder has it.
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
    // The link of a second mail, opened where the page stands already.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return { token, giveUp: useCallback(() => setToken(""), []) };
}
