import type { Language } from "@gelora/locale/language.ts";
import { memoInLanguages } from "../../../platform/memo-of.ts";
import type { Explanation } from "./quote.ts";
import { say } from "./words.ts";

const textOf = memoInLanguages<Explanation, string>();

/** The reason for a reduction, in the shopper's language; one is worded once for all its lines. */
export function explain(explanation: Explanation, language: Language): string {
  return textOf(explanation, language, ({ word, values, names }) =>
    say(language, word, names ? { ...values, name: names[language] } : values),
  );
}
