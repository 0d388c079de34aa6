import { languageOrDefault } from "@gelora/locale/language.ts";
import { inLanguage, splitLanguage } from "@gelora/locale/language-address.ts";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { writeStored } from "../../platform/browser/browser-storage.ts";
import { isLanguageOutdated } from "../../platform/browser/language-of-address.ts";
import { isOfflineCopy } from "../../platform/browser/offline-pages.ts";
import { loadDocument } from "../../platform/page/load-document.ts";

const switches = "select[data-control=language]";

/**
 * Stores a choice in any language switch and reloads the page's words and content in place [LOC-04,
 * LOC-07, Q43]; where the address names a language, the same page is loaded at its address in the
 * other. A choice made before the scripts arrived counts too.
 */
export function useLanguageSwitch(): void {
  const { revalidate } = useRevalidator();
  const started = useRef(false);
  useEffect(() => {
    const choose = (chosen: string): void => {
      const language = languageOrDefault(chosen);
      writeStored("gt-local", language);
      const here = splitLanguage(location.pathname);
      if (here.language === undefined) void (isOfflineCopy() ? undefined : revalidate());
      else if (here.language !== language)
        loadDocument(inLanguage(here.path, language) + location.search, { replace: true });
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
  useChoiceElsewhere(revalidate);
}

/** Follows a choice that another tab made, or a later page before a way back from the cache. */
function useChoiceElsewhere(revalidate: () => Promise<void>): void {
  useEffect(() => {
    const follow = (): void => {
      if (document.visibilityState === "visible" && isLanguageOutdated() && !isOfflineCopy()) void revalidate();
    };
    addEventListener("focus", follow);
    addEventListener("pageshow", follow);
    document.addEventListener("visibilitychange", follow);
    return () => {
      removeEventListener("focus", follow);
      removeEventListener("pageshow", follow);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [revalidate]);
}

/** @returns the language of a switch that no longer shows the page's own; undefined for none */
function earlyChoice(): string | undefined {
  const all = [...document.querySelectorAll<HTMLSelectElement>(switches)];
  return all.find(({ value }) => value !== document.documentElement.lang)?.value;
}
