import { useEffect } from "react";

/** A pointer on its way over a page does not rest on a link for as long. */
const restingMs = 100;

/**
 * Fetches ahead what the page behind a link needs, once a pointer rests on the link, a finger
 * touches it, or the keyboard reaches it.
 */
export function useLinkIntent(): void {
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const prepare = (target: EventTarget | null): void => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement)
        import("./prefetch.ts").then(
          ({ prefetch }) => prefetch(link),
          () => undefined,
        );
    };
    const onRest = ({ target }: Event): void => {
      clearTimeout(resting);
      resting = setTimeout(prepare, restingMs, target);
    };
    const onTouch = ({ target }: Event): void => prepare(target);
    document.addEventListener("pointerover", onRest);
    document.addEventListener("focusin", onRest);
    document.addEventListener("touchstart", onTouch, { passive: true });
    return () => {
      clearTimeout(resting);
      document.removeEventListener("pointerover", onRest);
      document.removeEventListener("focusin", onRest);
      document.removeEventListener("touchstart", onTouch);
    };
  }, []);
}
