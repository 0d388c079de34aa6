import { useCallback, useEffect, useState } from "react";

/** What follows `#token=` in a mailed address. @returns empty if there is none */
export function tokenOfHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";
}

/**
 * The token of a mail's link; undefined until hydration, empty if there is none. It follows `#`,
 * where no server sees it, and is removed from the address at once, so it stays out of the history
 * and out of sight. The history's entry remembers it: a page that is loaded again, or gone back to,
 * still has it.
 */
export function useMailedToken(): { readonly token: string | undefined; readonly giveUp: () => void } {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = (): void => {
      const found = tokenOfHash(location.hash) || rememberedToken();
      setToken((before) => found || (before ?? ""));
      if (location.hash !== "") remember(found);
    };
    take();
    // A second mail's link, opened on the page that is already loaded.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const giveUp = useCallback(() => {
    remember("");
    setToken("");
  }, []);
  return { token, giveUp };
}

type EntryState = { readonly mailedToken?: string } | null;

const rememberedToken = (): string => (history.state as EntryState)?.mailedToken ?? "";

function remember(mailedToken: string): void {
  history.replaceState({ ...(history.state as EntryState), mailedToken }, "", location.pathname + location.search);
}
