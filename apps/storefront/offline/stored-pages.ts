import { filesOf, keyOfPage, mayBeStored } from "./keeping-rules.ts";

const prefix = "gelora-";
const mostPages = 30;
const mostFiles = 400;

export type Later = (work: Promise<unknown>) => void;

export type StoredPages = {
  /** Stores what an earlier request brought, if it may be stored, and the files that it needs. */
  keep(address: string, response: Response): Promise<void>;
  /** Requests a public page and stores it, for one that was shown without its document. */
  fetchAndKeep(address: string): Promise<void>;
  find(address: string): Promise<Response | undefined>;
  /** The latest first. */
  all(): Promise<readonly { readonly address: string; readonly response: Response }[]>;
  /**
   * A file that never changes: the stored one, or the server's, which is stored then.
   * @param later receives the work of storing it, for which the answer does not wait
   */
  file(request: Request | string, later: Later): Promise<Response>;
  /** Removes whatever other versions have stored. */
  removeOthers(): Promise<void>;
};

/**
 * The public pages seen last on this device, with their files and pictures. Only what the server
 * gives everyone ever gets here (`keeping-rules.ts`).
 * @param version of the build: each keeps its own, since pages and scripts belong together
 */
export function openStoredPages(version: string, origin: string): StoredPages {
  const names = { pages: `${prefix}pages-${version}`, files: `${prefix}files-${version}` };
  const open = (name: keyof typeof names): Promise<Cache> => caches.open(names[name]);

  const file: StoredPages["file"] = async (request, later) => {
    const cache = await open("files");
    const stored = await cache.match(request, { ignoreVary: true });
    if (stored) return stored;
    const response = await fetch(request);
    // On a full disk nothing is stored and everything is still shown.
    if (mayBeStored(response)) later(cache.put(request, response.clone()).catch(() => undefined));
    return response;
  };
  const keep = async (address: string, response: Response): Promise<void> => {
    if (!mayBeStored(response)) return;
    const html = await response.clone().text();
    const [pages, files] = await Promise.all([open("pages"), open("files")]);
    const key = keyOfPage(address, origin);
    // A page that is stored again counts as the latest.
    await pages.delete(key, { ignoreVary: true });
    await pages.put(key, response);
    const works: Promise<unknown>[] = [];
    await Promise.allSettled(filesOf(html).map((one) => file(one, (work) => works.push(work))));
    await Promise.all([...works, removeOldest(pages, mostPages), removeOldest(files, mostFiles)]);
  };
  return {
    keep,
    file,
    fetchAndKeep: async (address) => {
      // Pages for browsers that know WebP differ, and this is one.
      const headers = { accept: "text/html,image/webp" };
      await keep(address, await fetch(address, { headers, redirect: "error" }));
    },
    find: async (address) => (await open("pages")).match(keyOfPage(address, origin), { ignoreVary: true }),
    all: async () => {
      const cache = await open("pages");
      const found = (await cache.keys()).map(async (request) => {
        const response = await cache.match(request, { ignoreVary: true });
        return response ? [{ address: new URL(request.url).pathname + new URL(request.url).search, response }] : [];
      });
      return (await Promise.all(found)).flat().reverse();
    },
    removeOthers: async () => {
      const known: readonly string[] = Object.values(names);
      const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && !known.includes(name));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}

async function removeOldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((one) => cache.delete(one)));
}
