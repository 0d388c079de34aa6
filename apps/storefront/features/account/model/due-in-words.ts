import type { Language } from "@gelora/locale/language.ts";
import { readableMoment } from "../../../platform/words/readable-moment.ts";

/**
 * The shop's `21/11/2026 17:05:33`, in Jakarta's time, as read in a sentence; other text as it is.
 */
export function dueInWords(text: string, language: Language): string {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  return time ? readableMoment(new Date(`${year}-${month}-${day}T${time}+07:00`), language) : text;
}
