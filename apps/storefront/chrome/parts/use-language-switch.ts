import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { writeStored } from "../../platform/browser/browser-storage.ts";

const switches = "select[data-control=language]";

/**
 * Stores a choice in any language switch and reloads the page's words and content in place [LOC-04,
 * LOC-07, Q43]. A choice made before the scripts arrived counts too.
 */
export function useLanguageSwitch(): void {
  const { revalidate } = useRevalidator();
  const started = useRef(false);
  useEffect(() => {
    const choose = (language: string): void => {
      writeStored("gt-local", language);
      void revalidate();
    };
    const onChange = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && target.matches(switches)) choose(target.value);
    };
    document.addEventListener("change", onChange);
    const early = started.current ? undefined : earlyChoice();
    started.current = true;
    if (early) choose(early);
    return () => document.removeEventListener("change", onChange);
  }, [revalidate]);
}

/** @returns the language of a switch that no longer shows the page's own; undefined for none */
function earlyChoice(): string | undefined {
  const all = [...document.querySelectorAll<HTMLSelectElement>(switches)];
  return all.find(({ value }) => value !== document.documentElement.lang)?.value;
}
