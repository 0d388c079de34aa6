import { filterGroups, sortOrders } from "@gelora/contracts/listing-filters.ts";
import type { Language } from "@gelora/locale/language.ts";
import { type PagePaths, pathIn } from "../../platform/page/page-paths.ts";

const sortCodes: readonly string[] = sortOrders;
const mostCodes = 30;
const lastPage = 10_000;

/** What a listing's query asks for. */
export type ListingQuery = {
  readonly page: number;
  readonly sort: string | undefined;
  readonly filters: readonly { readonly name: string; readonly codes: readonly string[] }[];
};

/** Parses the query. Unknown values are ignored, so a hand-typed address never breaks a page. */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
  const page = Number(parameters.get("page") ?? "1");
  const sort = parameters.get("sort") ?? undefined;
  const filters = filterGroups
    .map((name) => ({
      name,
      codes: [...new Set(parameters.getAll(name).filter((code) => code !== ""))].slice(0, mostCodes),
    }))
    .filter(({ codes }) => codes.length > 0);
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
    sort: sort && sortCodes.includes(sort) ? sort : undefined,
    filters,
  };
}

/** The same list with one filter value added or removed, from its first page. */
export function toggledFilter(pathname: string, parameters: URLSearchParams, group: string, code: string): string {
  const next = new URLSearchParams(parameters);
  next.delete("page");
  if (next.has(group, code)) next.delete(group, code);
  else next.append(group, code);
  return withQuery(pathname, next);
}

/** The same list without filters; keyword and sort order stay. */
export function withoutFilters(pathname: string, parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  for (const name of ["page", ...filterGroups]) next.delete(name);
  return withQuery(pathname, next);
}

export function listPageAddress(pathname: string, parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  next.delete("page");
  if (page > 1) next.set("page", String(page));
  return withQuery(pathname, next);
}

/**
 * The canonical address in each language: each page has its own, so products on later pages are
 * found; undefined for a search, sort order or filter, whose products appear in another list, and
 * for a list that the shop gives no address.
 * @param own of a category, brand or sport: where it stands in each language, however it was
 * reached
 */
export function canonicalListingPaths(
  own: PagePaths | undefined,
  parameters: URLSearchParams,
  page: number,
): PagePaths | undefined {
  if (!own || [...parameters.keys()].some((name) => ["q", "sort", ...filterGroups].includes(name))) return undefined;
  const pathOf = (language: Language): string => listPageAddress(pathIn(own, language), new URLSearchParams(), page);
  return { "en-US": pathOf("en-US"), "id-ID": pathOf("id-ID") };
}

const withQuery = (pathname: string, parameters: URLSearchParams): string =>
  parameters.size > 0 ? `${pathname}?${parameters}` : pathname;

/** The page numbers to offer: first, last, and those around the current one; 0 stands for a gap. */
export function offeredPages(current: number, last: number): readonly number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [0, page] : [page]));
}

/**
 * The keyword of a `.html` path: its last segment, decoded; undefined if the path has no such
 * ending or cannot be decoded [LST-03, LST-04].
 */
export function keywordOfFile(path: string): string | undefined {
  const file = /([^/]+)\.html$/.exec(path)?.[1];
  if (!file) return undefined;
  try {
    return decodeURIComponent(file).trim() || undefined;
  } catch {
    return undefined;
  }
}
