import { useCallback, useEffect, useRef, useState } from "react";
import { usePage } from "../../../platform/page/page-context.ts";
import { useCookiesAccepted } from "../../../platform/session/use-cookies-accepted.ts";
import { type FacebookAnswer, type FacebookSettings, loadFacebook, sdkUrlIn } from "../model/facebook-script.ts";

/**
 * Facebook's script, loaded when the browser is idle, or on an earlier press [SOC-02]. Facebook
 * learns of a shopper who has not accepted cookies only on a press. If the script fails, the page
 * works without it [GAP-05].
 * @param settings undefined until known
 */
export function useFacebook(settings: FacebookSettings | undefined) {
  const { language } = usePage();
  const [failed, setFailed] = useState(false);
  const loading = useRef<ReturnType<typeof loadFacebook>>(undefined);
  const { appId, sdkUrl, version } = settings ?? {};
  const load = useCallback(async () => {
    if (!appId || !sdkUrl || !version) return undefined;
    loading.current ??= loadFacebook({ appId, version, sdkUrl: sdkUrlIn(language, sdkUrl) });
    try {
      return await loading.current;
    } catch {
      setFailed(true);
      return undefined;
    }
  }, [appId, sdkUrl, version, language]);
  const isAgreed = useCookiesAccepted();
  useEffect(() => (isAgreed ? whenIdle(() => void load()) : undefined), [isAgreed, load]);
  /**
   * Opens the dialog, at once or as soon as the script has loaded. @returns undefined if the person
   * declined
   */
  const ask = async (): Promise<FacebookAnswer | undefined> => (await load())?.();
  return { failed, ask };
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
