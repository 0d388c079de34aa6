import { splitLanguage } from "@gelora/locale/language-address.ts";
import { redirect } from "react-router";
import { type PagePaths, pathIn } from "./page-paths.ts";

/**
 * Leads from whatever else a page is found by, such as its name in another language, to its own
 * address in the language that the asked one names. One without a language stays: which language
 * it is in depends on who asks.
 * @param paths undefined for a page without an address of its own
 * @throws Response with status 301
 */
export function redirectToOwnPath(paths: PagePaths | undefined, url: URL): void {
  const { language, path } = splitLanguage(url.pathname);
  if (!paths || !language) return;
  const own = pathIn(paths, language);
  // The same characters may be written in several ways.
  if (decodeURIComponent(path) !== decodeURIComponent(own)) throw redirect(own + url.search, 301);
}
