import type { AnswerFirst } from "@gelora/service-kit/http-service.ts";
import { encodedPage } from "./finished-page.ts";
import type { PageCache } from "./page-cache.ts";
import { readPageRequest } from "./page-request.ts";
import { isPathOfOurs } from "./path-of-ours.ts";
import { readableAddress } from "./readable-address.ts";
import { writePage } from "./write-page.ts";

/**
 * Answers with pages that are in the cache and fresh, as `pages.ts` would, before the framework
 * sees the request: most requests are for such a page. All that needs more than that is left to it.
 */
export function readyPages(cache: Pick<PageCache, "fresh">, productionHosts: readonly string[]): AnswerFirst {
  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" || !isPathOfOurs(url) || readableAddress(url) !== url) return false;
    const { key } = readPageRequest({ method, url, headers }, productionHosts);
    const page = key === undefined ? undefined : cache.fresh(key);
    const encoded = page && encodedPage(page, headers["accept-encoding"] ?? "");
    // The framework's answer waits for it, and reports its failure.
    if (encoded instanceof Promise) encoded.catch(() => undefined);
    if (!page || !encoded || encoded instanceof Promise) return false;
    writePage(request, response, page, encoded);
    return true;
  };
}
