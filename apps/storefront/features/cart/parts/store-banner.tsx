import { Icon } from "@gelora/ui/icon.tsx";
import { type RefObject, useEffect, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";

/**
 * Links to the stores below while they are off screen [CRT-10, Q69]. Its space is reserved when
 * hidden, so nothing shifts under a finger.
 */
export function StoreBanner({ stores }: { readonly stores: RefObject<HTMLElement | null> }) {
  const words = useWords("cart");
  const below = useIsBelowScreen(stores);
  return (
    <button
      type="button"
      data-store-banner
      onClick={() => stores.current?.scrollIntoView({ behavior: "smooth" })}
      className={`flex min-h-11 items-center gap-2 text-left font-semibold text-club text-sm underline-offset-4 hover:underline ${below ? "" : "invisible"}`}
    >
      <Icon name="store" />
      {words("findStore")}
      <Icon name="down" className="size-4" />
    </button>
  );
}

/** True while the element's top is below the screen's bottom edge. */
function useIsBelowScreen(element: RefObject<HTMLElement | null>): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return below;
}
