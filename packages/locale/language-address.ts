import { type Language, languages } from "./language.ts";

/** A language as search engines name it, whatever the country. */
export const languageCodes = { "en-US": "en", "id-ID": "id" } as const satisfies Record<Language, string>;

/** The first part of the addresses of each language: `/id/plp/footwear` [LOC-01]. */
export const languagePrefixes: Readonly<Record<Language, string>> = {
  "en-US": `/${languageCodes["en-US"]}`,
  "id-ID": `/${languageCodes["id-ID"]}`,
};

/**
 * An address of ours, and the language that its first part names; none on the documented addresses.
 */
export type LanguageAddress = {
  readonly language: Language | undefined;
  /** Without the language: `/plp/footwear`, with whatever query follows. */
  readonly path: string;
};

/**
 * Takes an address apart. `/id` alone is the home page in Indonesian; `/ideas` names no language.
 * Letters' case does not matter, as nowhere in our addresses.
 */
export function splitLanguage(address: string): LanguageAddress {
  const first = /^\/[a-z]+(?=[/?#]|$)/i.exec(address)?.[0].toLowerCase();
  const language = languages.find((one) => languagePrefixes[one] === first);
  if (!first || !language) return { language: undefined, path: address };
  const rest = address.slice(first.length);
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
}

export const withoutLanguage = (address: string): string => splitLanguage(address).path;

/** @param path without a language. @returns its address in this one: `/id`, `/id/plp/footwear` */
export function inLanguage(path: string, language: Language): string {
  return `${languagePrefixes[language]}${path === "/" ? "" : path.replace(/^\/(?=[?#])/, "")}`;
}

/**
 * A page of the storefront as messages link to it: in the language of the message, whichever one
 * the browser that opens it prefers.
 */
export function pageAddress(storefront: string, path: string, language: Language): string {
  return new URL(inLanguage(path, language), storefront).href;
}
