import type { Language } from "@gelora/locale/language.ts";
import english from "../messages/en-US.json" with { type: "json" };
import indonesian from "../messages/id-ID.json" with { type: "json" };

export type WordKey = keyof typeof english;

const words: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = {
  "en-US": english,
  "id-ID": indonesian,
};

/** The words of a key in a language, with `{name}` filled in. */
export function say(language: Language, key: WordKey, values: Readonly<Record<string, string>> = {}): string {
  return words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
