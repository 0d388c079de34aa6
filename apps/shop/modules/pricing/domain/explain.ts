import type { Language } from "@gelora/locale/language.ts";
import type { Explanation } from "./quote.ts";
import { say } from "./words.ts";

const worded = { "en-US": new WeakMap<Explanation, string>(), "id-ID": new WeakMap<Explanation, string>() };

/** The reason for a reduction, in the shopper's language; one is worded once for all its lines. */
export function explain(explanation: Explanation, language: Language): string {
  const known = worded[language].get(explanation);
  if (known !== undefined) return known;
  const { word, values, names } = explanation;
  const text = say(language, word, names ? { ...values, name: names[language] } : values);
  worded[language].set(explanation, text);
  return text;
}
