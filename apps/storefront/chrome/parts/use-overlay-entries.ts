import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  historyMoved,
  isLeavingOverlayEntry,
  isOverlayEntry,
  leaveOverlayEntry,
} from "../../platform/page/load-document.ts";

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
  const isOverlay = useRef(false);
  const match = useCallback(() => {
    const isCovered = document.querySelector(covers) !== null;
    isOverlay.current = isOverlayEntry(history.state);
    if (isLeavingOverlayEntry() || isCovered === isOverlay.current) return;
    if (isCovered) {
      history.pushState({ ...history.state, overlay: true }, "");
      isOverlay.current = true;
    }
    // Otherwise a navigation under way would be turned back.
    else if (page.current.isIdle) leaveOverlayEntry();
  }, []);
  useEffect(() => watchCovers(match), [match]);
  useEffect(match, [match, key, state]);
  useEffect(() => {
    const onPop = (event: PopStateEvent): void => {
      const wasOverlay = isOverlay.current;
      const wasLeft = isLeavingOverlayEntry();
      isOverlay.current = isOverlayEntry(event.state);
      historyMoved();
      if (keyOf(event.state) !== page.current.key || !(wasOverlay || isOverlay.current)) return;
      // The router would load the page that is already here.
      event.stopImmediatePropagation();
      const isOurs = wasLeft || isOverlay.current;
      // A Back so soon after closing was meant for the page.
      if (!isOurs && !closeTopmost()) history.back();
      match();
    };
    // Before the router's own listener on the same target.
    addEventListener("popstate", onPop, { capture: true });
    return () => removeEventListener("popstate", onPop, { capture: true });
  }, [match]);
}

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
