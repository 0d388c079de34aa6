import type { Language } from "@gelora/locale/language.ts";

/** Every public page has an address in each language; the one without follows the stored choice. */
export type PagePaths = string | Readonly<Record<Language, string>>;

export const pathIn = (paths: PagePaths, language: Language): string =>
  typeof paths === "string" ? paths : paths[language];

/** What the shop says of a page's own addresses. */
type LocalAddress = { readonly language: string; readonly address: string };

/** @returns undefined unless there is one in every language */
export function pathsOfAddresses(addresses: readonly LocalAddress[]): Record<Language, string> | undefined {
  const addressIn = (language: Language) => addresses.find((one) => one.language === language)?.address;
  const [english, indonesian] = [addressIn("en-US"), addressIn("id-ID")];
  return english && indonesian ? { "en-US": english, "id-ID": indonesian } : undefined;
}
