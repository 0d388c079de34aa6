import { clockInWords, dayInWords } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";

/**
 * As read in a sentence: `23 November 2026, 20:14 WIB`, in Indonesian `23 November 2026, pukul
 * 20.14 WIB`. The default format has a bar and seconds, which no sentence has [K38].
 */
export function readableMoment(moment: Date, language: Language): string {
  const clock = clockInWords(moment, language);
  return `${dayInWords(moment, language)}, ${language === "id-ID" ? `pukul ${clock}` : clock} WIB`;
}
