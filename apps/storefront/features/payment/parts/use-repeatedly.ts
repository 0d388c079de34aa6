import { useEffect, useRef } from "react";

/** A hidden page polls less often. */
const shownEveryMs = 5_000;
const hiddenEveryMs = 30_000;

/**
 * Repeats an action while `active`: every 5 s, every 30 s while the page is hidden, and at once
 * when it becomes visible. A turn starts after the former has finished.
 */
export function useRepeatedly(work: () => Promise<unknown>, active: boolean): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = (): void => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(turn, document.hidden ? hiddenEveryMs : shownEveryMs);
    };
    const turn = (): void => void latest.current().finally(plan);
    const onVisibility = (): void => {
      if (!document.hidden) turn();
    };
    plan();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [active]);
}
