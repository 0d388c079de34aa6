import { readCookie, readSession, writeSession } from "../../platform/browser/browser-storage.ts";
import { spokenLanguage } from "../../platform/browser/language-of-address.ts";
import { withoutLanguage } from "@gelora/locale/language-address.ts";
import type { ShownBlock } from "./content-blocks.ts";

/** A page's content: only pages of blocks (adverts) are cached here. */
type Shown =
  | { readonly kind: "listing" | "newsletter" }
  | { readonly kind?: "landing"; readonly blocks: readonly ShownBlock[] };

/**
 * By path, device class and language: content differs by all three [HOM-10, STA-05, K44]. A preview
 * is never cached.
 * @param address a path, and a query if it has one
 */
function nameOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "http://here");
  if (searchParams.has("preview")) return undefined;
  return ["adverts", withoutLanguage(pathname), readCookie("gt-platform") ?? "", spokenLanguage() ?? ""].join("|");
}

/**
 * Caches a page's content for the rest of the session [Q56]; an incomplete page is requested again.
 */
export function cacheAdverts(address: string, data: Shown): void {
  const name = nameOf(address);
  const blocks = "blocks" in data ? data.blocks : [];
  const isWhole = blocks.length > 0 && blocks.every((block) => block.type !== "products" || block.products.length > 0);
  if (name && isWhole) writeSession(name, JSON.stringify(data));
}

/** The page cached in this session, else the answer of `load`, which is then cached. */
export async function cachedOrLoadedAdverts<Data extends Shown>(
  address: string,
  load: () => Promise<Data>,
): Promise<Data> {
  const name = nameOf(address);
  const text = name ? readSession(name) : undefined;
  if (text) return JSON.parse(text);
  const data = await load();
  cacheAdverts(address, data);
  return data;
}
