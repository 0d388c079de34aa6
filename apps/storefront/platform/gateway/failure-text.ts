import { defaultLanguage } from "@gelora/locale/language.ts";
import { waitText } from "@gelora/outcomes/wait-text.ts";
import { type CompiledWords, formatWords, type WordValues } from "../words/format-words.ts";
import type { CallFailure } from "./gateway-failures.ts";

/** The parts of a failure that matter for its text; a form's own error has only a code. */
export type Refusal = Pick<CallFailure, "code" | "message" | "details"> & Partial<Pick<CallFailure, "kind">>;

/** The words for failures, and the page's language. */
export type FailureWords = { readonly words: CompiledWords | undefined; readonly language: string };

/**
 * A failure's text in the page's language: our own words for its code, filled from its details. For
 * codes without words of ours an English page shows the server's sentence [ERR-04]; other pages
 * show the fallback, as such a sentence may be English.
 * @param fallback the text if nothing better is known; the general sentence by default
 */
export function failureText(refusal: Refusal, { words, language }: FailureWords, fallback?: string): string {
  const own = words?.[`failure.${refusal.kind === "network" && !refusal.code ? "network" : refusal.code}`];
  const values = valuesOf(refusal, language);
  if (own !== undefined && isFilled(own, values)) return formatWords(own, values, language);
  if (language === defaultLanguage && refusal.message) return refusal.message;
  return fallback || formatWords(words?.["failure.general"] ?? "", {}, language);
}

/** Words with missing details would be worse than general ones. */
const isFilled = (words: CompiledWords[string], values: WordValues): boolean =>
  typeof words === "string" || words.every((part) => typeof part === "string" || part[0] in values);

function valuesOf({ details = {} }: Refusal, language: string): WordValues {
  const given = Object.entries(details).filter((entry): entry is [string, string | number] =>
    ["string", "number"].includes(typeof entry[1]),
  );
  const { seconds } = details;
  return {
    ...Object.fromEntries(given),
    ...(typeof seconds === "number" ? { wait: waitText(seconds, language) } : {}),
  };
}
