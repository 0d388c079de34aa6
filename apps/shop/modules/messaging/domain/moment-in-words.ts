import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";

/**
 * `21 November 2026 | 16:05:09 WIB`: mails are read away from the shop, so the time names its zone.
 */
export function momentInWords(moment: Date, language: Language): string {
  return `${formatMoment(moment, language)} WIB`;
}
