import type { Language } from "./language.ts";

/** `10:00-21:00` of a store as people write it: `10:00–21:00`, and `10.00–21.00` in Indonesian. */
export function shownHours(hours: string | null | undefined, language: Language): string {
  const span = (hours ?? "").replace(/(\d)\s*-\s*(\d)/g, "$1–$2");
  return language === "id-ID" ? span.replace(/(\d):(\d)/g, "$1.$2") : span;
}
