import type { Language } from "./language.ts";

/** A measure as its data says it, `26.5`, with the language's own sign: `26,5` in Indonesian. */
export function withDecimalSign(measure: string, language: Language): string {
  return language === "id-ID" ? measure.replace(".", ",") : measure;
}
