import type { Language } from "@gelora/locale/language.ts";
import { say } from "./words.ts";

/** `12,500 points`, in a language's own way of writing numbers. */
export function pointsInWords(points: number, language: Language): string {
  return say(language, "points", { points: new Intl.NumberFormat(language).format(points) });
}
