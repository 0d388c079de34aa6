import type { Language } from "@gelora/locale/language.ts";
import { inLanguage, splitLanguage } from "@gelora/locale/language-address.ts";
import { isFilePath } from "../platform/pages/file-addresses.ts";

/** The address of a link or form in a document's tags; in the data beside them `<` is escaped. */
const addresses = /(<(?:a|form)\s[^>]*?(?<=\s)(?:href|action)=")(\/(?!\/)[^"]*)(?=")/g;
/** Files have no language. */
const isFile = (address: string): boolean => isFilePath(address.split(/[?#]/, 1)[0] ?? "");

/**
 * Writes a language into the links and forms of a document below that language's first part, so
 * that visitors without scripts, or who press before the scripts have loaded, and search engines
 * stay in it. In the browser the router does the same for links that are rendered there; React
 * leaves the addresses of the document as they are.
 */
export function withLanguageLinks(html: string, language: Language): string {
  return html.replace(addresses, (all, before: string, address: string) =>
    isFile(address) || splitLanguage(address).language ? all : before + inLanguage(address, language),
  );
}
