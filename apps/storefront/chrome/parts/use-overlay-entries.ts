import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

const covers = "dialog[open], .veiled:popover-open";

/**
 * Whatever covers the page (a dialog, the menu or the filters of a phone) has an entry of its own
 * in the browser's history, with the address and the router's key of its page. So Back closes it,
 * without a navigation; closing it otherwise removes the entry.
 */
export function useOverlayEntries(): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const page = useRef({ key, isIdle: true });
  page.current = { key, isIdle: state === "idle" };
  const entry = useRef({ isOverlay: false, isLeft: false });
  const match = useCallback(() => {
    const isCovered = document.querySelector(covers) !== null;
    const { isLeft } = entry.current;
    entry.current.isOverlay = isOverlayEntry(history.state);
    if (isLeft || isCovered === entry.current.isOverlay) return;
    if (isCovered) {
      history.pushState({ ...history.state, overlay: true }, "");
      entry.current.isOverlay = true;
    }
    // Otherwise a navigation under way would be turned back.
    else if (page.current.isIdle) {
      entry.current.isLeft = true;
      history.back();
    }
  }, []);
  useEffect(() => watchCovers(match), [match]);
  useEffect(match, [match, key, state]);
  useEffect(() => {
    const onPop = (event: PopStateEvent): void => {
      const { isOverlay: wasOverlay, isLeft } = entry.current;
      const isOverlay = isOverlayEntry(event.state);
      entry.current = { isOverlay, isLeft: false };
      if (keyOf(event.state) !== page.current.key || !(wasOverlay || isOverlay)) return;
      // The router would load the page that is already here.
      event.stopImmediatePropagation();
      const isOurs = isLeft || isOverlay;
      // A Back so soon after closing was meant for the page.
      if (!isOurs && !closeTopmost()) history.back();
      match();
    };
    // Before the router's own listener on the same target.
    addEventListener("popstate", onPop, { capture: true });
    return () => removeEventListener("popstate", onPop, { capture: true });
  }, [match]);
}

/** True on the entry of something that covers its page: a navigation from there replaces it. */
export const isOverlayEntry = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "overlay" in state;

/** The router's key of an entry; the first page of a visit has none. */
const keyOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "key" in state ? state.key : "default";

/**
 * Calls back a moment after anything began or ceased to cover the page: one dialog often follows
 * another, or leads to another page.
 */
function watchCovers(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, 50);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  document.addEventListener("toggle", soon, { capture: true });
  soon();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("toggle", soon, { capture: true });
  };
}

/** As the close button would: the dialog's owner hears it. False if nothing covers the page. */
function closeTopmost(): boolean {
  const topmost = [...document.querySelectorAll<HTMLElement>(covers)].at(-1);
  if (topmost instanceof HTMLDialogElement) topmost.close();
  else topmost?.hidePopover();
  return topmost !== undefined;
}
