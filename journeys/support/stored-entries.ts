import type { Page } from "playwright-core";

export type KeptEntry = { readonly cache: string; readonly path: string; readonly body: string };

/** Everything that the service worker has stored in this browser. */
export function storedEntries(page: Page): Promise<readonly KeptEntry[]> {
  return page.evaluate(async () => {
    const found: { cache: string; path: string; body: string }[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const response = await opened.match(request, { ignoreVary: true });
        const { pathname, search } = new URL(request.url);
        const isText = /html|javascript|css/.test(response?.headers.get("content-type") ?? "");
        found.push({ cache, path: pathname + search, body: isText ? ((await response?.text()) ?? "") : "" });
      }
    }
    return found;
  });
}

/** The addresses of the pages among them, the oldest first. */
export async function storedPages(page: Page): Promise<readonly string[]> {
  const entries = await storedEntries(page);
  return entries.filter(({ cache }) => cache.startsWith("gelora-pages-")).map(({ path }) => path);
}
