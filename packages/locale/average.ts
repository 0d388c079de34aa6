import { withDecimalSign } from "./decimal-sign.ts";
import type { Language } from "./language.ts";

/** With one decimal, with the language's decimal sign: `4.6`, `4,6`. */
export function formatAverage(average: number, language: Language): string {
  return withDecimalSign(average.toFixed(1), language);
}
