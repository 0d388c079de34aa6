import { useEffect, useRef, useState } from "react";
import { usePage } from "../../../platform/page-context.ts";
import { type FacebookAnswer, type FacebookSettings, loadFacebook, sdkUrlIn } from "../model/facebook-script.ts";

export type FacebookState = "loading" | "ready" | "failed";

/**
 * Facebook's script, asked for when the browser has nothing else to do [SOC-02]. When it does not come, the page works without it [GAP-05].
 * @param settings undefined while they are not known
 */
export function useFacebook(settings: FacebookSettings | undefined) {
  const { language } = usePage();
  const [state, setState] = useState<FacebookState>("loading");
  const open = useRef<() => Promise<FacebookAnswer | undefined>>(undefined);
  const { appId, sdkUrl, version } = settings ?? {};
  useEffect(() => {
    if (!appId || !sdkUrl || !version) return undefined;
    let isThere = true;
    const load = async (): Promise<void> => {
      try {
        open.current = await loadFacebook({ appId, version, sdkUrl: sdkUrlIn(language, sdkUrl) });
        if (isThere) setState("ready");
      } catch {
        if (isThere) setState("failed");
      }
    };
    const stopWaiting = whenIdle(() => void load());
    return () => {
      isThere = false;
      stopWaiting();
    };
  }, [appId, sdkUrl, version, language]);
  return { state, ask: () => open.current?.() };
}

/** @returns how to stop waiting */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const waiting = requestIdleCallback(work, { timeout: 3000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(work, 500);
  return () => clearTimeout(waiting);
}
