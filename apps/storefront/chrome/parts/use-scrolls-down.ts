import { type RefObject, useEffect, useState } from "react";

/** Less is a trembling finger, in pixels. */
const leastStep = 6;
/** A visitor who reads on has stopped scrolling. */
const restMs = 900;

/**
 * Whether the shopper is on the way down the page, so that what floats over it gives way, until
 * they turn or rest. What stands below the page covers nothing and stays.
 * @param floating in a corner of the screen, or at the page's end where it would cover a form
 */
export function useScrollsDown(floating: RefObject<HTMLElement | null>): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setDown(false), restMs);
      if (Math.abs(scrollY - last) < leastStep) return;
      setDown(scrollY > last && floats(floating.current));
      last = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [floating]);
  return isDown;
}

function floats(element: HTMLElement | null): boolean {
  const corner = element?.closest(".corner");
  return corner instanceof Element && getComputedStyle(corner).position === "fixed";
}
