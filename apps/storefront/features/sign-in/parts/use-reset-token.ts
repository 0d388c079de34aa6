import { useEffect, useState } from "react";

const start = "#token=";

/**
 * The token of the mail's link. It comes behind `#`, where no server sees it, and is taken out of the address at once, so that neither history nor a look over
 * the shoulder has it.
 */
export function useResetToken(): { readonly token: string | undefined; readonly giveUp: () => void } {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = (): void => {
      if (!location.hash.startsWith(start)) return;
      setToken(decodeURIComponent(location.hash.slice(start.length)));
      history.replaceState(history.state, "", location.pathname + location.search);
    };
    take();
    // The link of a second mail, opened where the page stands already.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return { token, giveUp: () => setToken(undefined) };
}
