import { inLanguage, splitLanguage } from "@gelora/locale/language-address.ts";

/** Where no page is: its error page is shown, with 400, for an address that cannot be read. */
const nowhere = "/400";

/**
 * The address of a request as the router can read it. One that is cut in the middle of a character
 * (`/%E0%A4%A`) cannot be decoded at all, so another address replaces it, in the same language.
 * @param url path and query
 */
export function readableAddress(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (!path.includes("%")) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    const { language } = splitLanguage(path);
    return language ? inLanguage(nowhere, language) : nowhere;
  }
}
