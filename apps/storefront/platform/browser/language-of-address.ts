import { languageOrDefault } from "@gelora/locale/language.ts";
import { splitLanguage } from "@gelora/locale/language-address.ts";
import { readStored, writeStored } from "./browser-storage.ts";

/**
 * An address that names its language is a choice of it: the pages that follow and the messages
 * speak it too.
 */
export function storeLanguageOfAddress(): void {
  const { language } = splitLanguage(location.pathname);
  if (language) writeStored("gt-local", language);
}

/**
 * The language that this tab speaks: its address's, else the stored one, which another tab may have
 * changed; undefined before any choice.
 */
export const spokenLanguage = (): string | undefined =>
  splitLanguage(location.pathname).language ?? readStored("gt-local");

/**
 * Whether this tab speaks another language than was chosen since, in another tab; never where the
 * address names it.
 */
export function isLanguageOutdated(pathname = location.pathname): boolean {
  const chosen = readStored("gt-local");
  if (chosen === undefined || splitLanguage(pathname).language) return false;
  return languageOrDefault(chosen) !== document.documentElement.lang;
}
