import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";

/**
 * As read in a sentence: `23 November 2026, 20:14 WIB`. The default format has seconds, which
 * nobody needs of a page that was stored or is shown ahead of its time.
 */
export function readableMoment(moment: Date, language: Language): string {
  return formatMoment(moment, language).replace(/ \| (\d{2}:\d{2}):\d{2}$/, ", $1 WIB");
}
