import type { Language } from "@gelora/locale/language.ts";
import type { Explanation } from "./quote.ts";
import { say } from "./words.ts";

/** The reason for a reduction, in the shopper's language. */
export function explain({ word, values, names }: Explanation, language: Language): string {
  return say(language, word, names ? { ...values, name: names[language] } : values);
}
