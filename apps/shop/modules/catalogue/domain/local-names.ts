import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { type Language, languages } from "@gelora/locale/language.ts";

export type LocalName = { readonly language: Language; readonly name: string };

/** A name in every language: each page of a product names its addresses in the others [LOC-01]. */
export const localNames = (name: LocalisedText): LocalName[] =>
  languages.map((language) => ({ language, name: name[language] }));
