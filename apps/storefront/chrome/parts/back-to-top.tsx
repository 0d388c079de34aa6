import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";

const scrollDebounceMs = 300;

/**
 * Appears after one screen of scrolling [SHL-13, Q48]; the scroll is debounced by 300 ms [SHL-23].
 */
export function BackToTop() {
  const words = useWords("chrome");
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setAway(scrollY > innerHeight), scrollDebounceMs);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, []);
  if (!away) return null;
  return (
    <button
      type="button"
      aria-label={words("toTop")}
      onClick={() => {
        scrollTo({ top: 0 });
        setAway(false);
      }}
      className="pointer-events-auto grid size-12 animate-rise place-items-center rounded-full border border-line bg-white shadow-float hover:bg-tint"
    >
      <Icon name="up" />
    </button>
  );
}
