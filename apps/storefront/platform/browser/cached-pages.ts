import { withoutLanguage } from "@gelora/locale/language-address.ts";
import { readCookie } from "./browser-storage.ts";
import { spokenLanguage } from "./language-of-address.ts";

/** Pages that stay mounted when left: the last few, for a while [SHL-24, Q95]. */
const mostPages = 6;
const cachedForMs = 5 * 60 * 1000;

const cached = new Map<string, { readonly at: number; readonly data: unknown }>();

/** Language and device class are part of the key: after a switch the old page is not reused. */
const nameOf = (pathname: string): string => [pathname, spokenLanguage(), readCookie("gt-platform")].join("|");

export function cachePage(pathname: string, data: unknown): void {
  const name = nameOf(pathname);
  cached.delete(name);
  cached.set(name, { at: Date.now(), data });
  const oldest = cached.keys().next().value;
  if (cached.size > mostPages && oldest !== undefined) cached.delete(oldest);
}

/**
 * A client loader's work: the cached page if there is one, else the server's.
 * @param load the router's own server call
 */
export async function cachedOrLoaded<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  const found = cached.get(nameOf(withoutLanguage(new URL(request.url).pathname)));
  // Finds only what this route's own page cached under its path.
  return found && Date.now() - found.at < cachedForMs ? (found.data as Data) : load();
}
