import type { Language } from "@gelora/locale/language.ts";

type StoredPage = { readonly response: Response };

/** The stored pages in the reader's language; those in the other one where there are no others. */
export function pagesToRead<Page extends StoredPage>(pages: readonly Page[], language: Language): readonly Page[] {
  const own = pages.filter(({ response }) => response.headers.get("content-language") === language);
  return own.length > 0 ? own : pages;
}

/**
 * One of each name: a page may be stored under several addresses, such as home under `/` and `/en`.
 * @param entries the latest first
 */
export function oncePerName<Entry extends { readonly title: string }>(entries: readonly Entry[]): readonly Entry[] {
  return [...Map.groupBy(entries, ({ title }) => title).values()].flatMap((same) => same.slice(0, 1));
}

/** A page's title without the site's name behind it, which a list of its pages need not repeat. */
export const nameOfPage = (html: string): string | undefined =>
  /<title[^>]*>([^<]*)/.exec(html)?.[1]?.replace(/ \| \w+$/, "");
