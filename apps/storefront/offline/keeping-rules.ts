import { isDataPath, pagePathOfData, routerParameters } from "../platform/pages/data-address.ts";
import { isFilePath, isFixedFile } from "../platform/pages/file-addresses.ts";
import { rowOf } from "../platform/pages/page-facts.ts";

/** How the service worker classifies a request. It ignores everything else. */
export type Asked =
  /** A document, which may be stored if it is the same for everyone. */
  | { readonly kind: "page"; readonly address: string; readonly isPublic: boolean }
  /** A page's data, for the router; the document of the same page is at `address`. */
  | { readonly kind: "data"; readonly address: string; readonly isPublic: boolean }
  /** A built file or a picture, whose content never changes. */
  | { readonly kind: "file" };

export type AskedRequest = Pick<Request, "method" | "mode" | "url">;

/** @param origin of the shop's own pages */
export function whatIsAsked(request: AskedRequest, origin: string): Asked | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (isFixedFile(url.pathname)) return { kind: "file" };
  // Prefetched data is not a page that someone saw; the browser keeps it for the router.
  if (isDataPath(url.pathname) && request.mode !== "no-cors") {
    url.pathname = pagePathOfData(url.pathname);
    for (const name of routerParameters) url.searchParams.delete(name);
    return { kind: "data", address: url.pathname + url.search, isPublic: isPublic(url) };
  }
  if (request.mode !== "navigate" || isFilePath(url.pathname)) return undefined;
  return { kind: "page", address: url.pathname + url.search, isPublic: isPublic(url) };
}

const isPublic = ({ pathname, searchParams }: URL): boolean =>
  !searchParams.has("preview") && !isFilePath(pathname) && rowOf(pathname).audience === "public";

/**
 * Whether an answer to a public page's request may be stored: complete, of our own origin, and
 * the same for everyone according to the server. It says `no-store` about everything else: personal
 * pages, previews, incomplete pages, and any that sets a cookie, which no worker can see.
 */
export function mayBeStored(response: Pick<Response, "status" | "type" | "redirected" | "headers">): boolean {
  if (response.status !== 200 || response.type !== "basic" || response.redirected) return false;
  const rule = response.headers.get("cache-control");
  return rule !== null && !/no-store|private/.test(rule);
}

/** One entry for an address, whichever campaign led there. */
export function keyOfPage(address: string, origin: string): string {
  const url = new URL(address, origin);
  for (const name of new Set(url.searchParams.keys()))
    if (/^(?:utm_|gclid|fbclid)/.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** The built files that a document references and needs in order to work. */
export function filesOf(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}
