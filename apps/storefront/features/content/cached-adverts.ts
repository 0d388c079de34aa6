import { withoutLanguage } from "@gelora/locale/language-address.ts";
import { readCookie, readSession, writeSession } from "../../platform/browser/browser-storage.ts";
import { spokenLanguage } from "../../platform/browser/language-of-address.ts";
import type { ShownBlock } from "./content-blocks.ts";

/** A page's content: only pages of blocks (adverts) are cached here. */
type Shown =
  | { readonly kind: "listing" | "newsletter" }
  | { readonly kind?: "landing"; readonly blocks: readonly ShownBlock[] };

type CachedAdverts = { readonly at: number; readonly data: Shown };

/** Prices and stock of goods do not wait for the session's end. */
const shelvesForMs = 5 * 60 * 1000;

/**
 * By path, device class and language: content differs by all three [HOM-10, STA-05, K44]. Of the
 * build too, whose HTML, words and scripts belong together. A preview is never cached.
 * @param address a path, and a query if it has one
 */
function nameOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "http://here");
  if (searchParams.has("preview")) return undefined;
  const facts = [readCookie("gt-platform"), spokenLanguage(), buildVersion()].map((fact) => fact ?? "");
  return ["adverts", withoutLanguage(pathname), ...facts].join("|");
}

/** The router's own, by which it knows its files. */
function buildVersion(): string | undefined {
  const table: { readonly version: string } | undefined = Reflect.get(globalThis, "__reactRouterManifest");
  return table?.version;
}

/**
 * Caches a page's content for the rest of the session [Q56]; an incomplete page is requested again.
 * What is cached already, and shown once more, gets no younger by it.
 */
export function cacheAdverts(address: string, data: Shown): void {
  const name = nameOf(address);
  if (name && JSON.stringify(cachedAs(name)?.data) !== JSON.stringify(data)) keepAs(name, data);
}

const blocksOf = (data: Shown): readonly ShownBlock[] => ("blocks" in data ? data.blocks : []);

function keepAs(name: string, data: Shown): void {
  const blocks = blocksOf(data);
  const isWhole = blocks.length > 0 && blocks.every((block) => block.type !== "products" || block.products.length > 0);
  if (isWhole) writeSession(name, JSON.stringify({ at: Date.now(), data } satisfies CachedAdverts));
}

function cachedAs(name: string): CachedAdverts | undefined {
  const text = readSession(name);
  return text ? JSON.parse(text) : undefined;
}

const isFresh = ({ at, data }: CachedAdverts): boolean =>
  Date.now() - at < shelvesForMs || blocksOf(data).every(({ type }) => type !== "products");

/** The page cached in this session, else the answer of `load`, which is then cached. */
export async function cachedOrLoadedAdverts<Data extends Shown>(
  address: string,
  load: () => Promise<Data>,
): Promise<Data> {
  const name = nameOf(address);
  const cached = name ? cachedAs(name) : undefined;
  // Only this route's own page was cached under its address.
  if (cached && isFresh(cached)) return cached.data as Data;
  const data = await load();
  if (name) keepAs(name, data);
  return data;
}
