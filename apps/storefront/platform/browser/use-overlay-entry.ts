import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * An overlay over the whole screen, with an entry of its own in the browser's history: Back closes
 * it and Forward opens it again, without a navigation in between. The entry has the address and the
 * key of its page.
 * @param occasion a new value opens the overlay, also the first one
 * @returns `close` leaves no entry behind that Back would stop at
 */
export function useOverlayEntry(occasion: unknown): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const page = useRef("");
  page.current = useLocation().key;
  useEffect(() => {
    history.pushState({ ...history.state, overlay: true }, "");
    setIsOpen(true);
  }, [occasion]);
  useEffect(() => {
    const onPop = (event: PopStateEvent): void => {
      if (keyOf(event.state) !== page.current) return;
      // The router would load the page that is already here.
      event.stopImmediatePropagation();
      setIsOpen(isOverlay(event.state));
    };
    // Before the router's own listener on the same target.
    addEventListener("popstate", onPop, { capture: true });
    return () => removeEventListener("popstate", onPop, { capture: true });
  }, []);
  const close = useCallback(() => {
    if (isOverlay(history.state)) history.back();
  }, []);
  return { isOpen, close };
}

const isOverlay = (state: unknown): boolean => typeof state === "object" && state !== null && "overlay" in state;

/** The router's key of an entry; the first page of a visit has none. */
const keyOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "key" in state ? state.key : "default";
