import { writeCookie } from "../../platform/browser/browser-storage.ts";
import { platformOf } from "../../platform/page/platform-of.ts";
import { setClientState } from "../../platform/session/client-state.ts";

const resizeDebounceMs = 300;
const daySeconds = 24 * 60 * 60;

/**
 * Keeps the platform in the client state, on load and 300 ms after the last resize [SHL-22,
 * SHL-23]. The server knows only the user agent; if the width disagrees, a cookie is set and the
 * page's content is requested again.
 * @param served the device class that the page was rendered for
 * @returns how to stop
 */
export function watchPlatform(served: () => "h5" | "pc", askAgain: () => void): () => void {
  const look = (): void => {
    const platform = platformOf(innerWidth, navigator.userAgent);
    setClientState({ platform });
    if (platform.toLowerCase() === served()) return;
    writeCookie("gt-platform", platform, daySeconds);
    askAgain();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, resizeDebounceMs);
  };
  look();
  addEventListener("resize", later);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", later);
  };
}
