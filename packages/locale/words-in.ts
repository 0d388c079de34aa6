import type { Language } from "./language.ts";

/** A module's message in a language, with `{name}` filled in. */
export type Say<Key extends string> = (
  language: Language,
  key: Key,
  values?: Readonly<Record<string, string>>,
) => string;

/** Reads a module's message files; each key must be in both of them. */
export function wordsIn<Key extends string>(
  files: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Say<Key> {
  return (language, key, values = {}) =>
    files[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
