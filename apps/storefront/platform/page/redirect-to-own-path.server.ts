import { splitLanguage } from "@gelora/locale/language-address.ts";
import { redirect } from "react-router";
import { type PagePaths, pathIn } from "./page-paths.ts";

/**
 * Leads from whatever else a page is found by, such as its name in another language, to its own
 * address in the language that the asked one names. In an address without a language its names in
 * all languages stay: which language that one is in depends on who asks.
 * @param paths undefined for a page without an address of its own
 * @param documented where all other addresses without a language lead; undefined: they stay too
 * @throws Response with status 301
 */
export function redirectToOwnPath(paths: PagePaths | undefined, url: URL, documented?: string): void {
  const { language, path } = splitLanguage(url.pathname);
  if (!paths) return;
  if (language) return lead(path, pathIn(paths, language), url);
  const names = typeof paths === "string" ? [paths] : Object.values(paths);
  if (documented !== undefined && !names.includes(path)) lead(path, documented, url);
}

function lead(path: string, own: string, { search }: URL): void {
  // The same characters may be written in several ways.
  if (decodeURIComponent(path) !== decodeURIComponent(own)) throw redirect(own + search, 301);
}
