import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";

/**
 * Leads to the stores below while they are below the screen [CRT-10, Q69]. Its place is kept when it is not shown, so that nothing moves under a finger.
 */
export function StoreBanner({ stores }: { readonly stores: RefObject<HTMLElement | null> }) {
  const words = useWords("cart");
  const below = useIsBelowScreen(stores);
  return (
    <button
      type="button"
      data-store-banner
      onClick={() => stores.current?.scrollIntoView({ behavior: "smooth" })}
      className={`mb-6 flex min-h-14 w-full items-center gap-3 rounded-lg bg-club-soft px-4 text-left font-semibold text-club ${below ? "" : "invisible"}`}
    >
      <Icon name="store" />
      {words("findStore")}
      <Icon name="down" className="ml-auto size-5" />
    </button>
  );
}

/** True while the element's top is below the lower edge of the screen. */
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
