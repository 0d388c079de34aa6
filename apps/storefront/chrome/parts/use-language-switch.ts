import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { writeStored } from "../../platform/browser-storage.ts";

/** A choice in any language switch is stored, and the page's words and content are asked for again in place, without a reload [LOC-04, LOC-07, Q43]. */
export function useLanguageSwitch(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onChange = (event: Event): void => {
      if (!(event.target instanceof HTMLSelectElement) || event.target.dataset.control !== "language") return;
      writeStored("gt-local", event.target.value);
      void revalidate();
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [revalidate]);
}
