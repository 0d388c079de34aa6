import { readCookie } from "./browser-storage.ts";

/** Pages that stay mounted when left: the last few, for a while [SHL-24, Q95]. */
const mostPages = 6;
const keptForMs = 5 * 60 * 1000;

const kept = new Map<string, { readonly at: number; readonly data: unknown }>();

/** Language and device class are part of the key: after a switch the old page is not reused. */
const nameOf = (pathname: string): string => [pathname, readCookie("gt-local"), readCookie("gt-platform")].join("|");

export function keepPage(pathname: string, data: unknown): void {
  const name = nameOf(pathname);
  kept.delete(name);
  kept.set(name, { at: Date.now(), data });
  const oldest = kept.keys().next().value;
  if (kept.size > mostPages && oldest !== undefined) kept.delete(oldest);
}

/**
 * A client loader's work: the cached page if there is one, else the server's.
 * @param load the router's own server call
 */
export async function keptOrLoaded<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  const found = kept.get(nameOf(new URL(request.url).pathname));
  // Finds only what this route's own page cached under its path.
  return found && Date.now() - found.at < keptForMs ? (found.data as Data) : load();
}
