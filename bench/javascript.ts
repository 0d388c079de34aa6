import { gzipSync } from "node:zlib";
import type { BenchRow } from "./bench-row.ts";

/**
 * Gzipped kilobytes of JavaScript that a browser loads before the page is interactive: every script
 * and preload in the page.
 */
export async function benchJavascript(
  storefront: string,
  pages: readonly { readonly name: string; readonly path: string; readonly most: number }[],
): Promise<BenchRow[]> {
  return Promise.all(
    pages.map(async ({ name, path, most }) => {
      const html = await (await fetch(`${storefront}${path}`)).text();
      const sizes = await Promise.all(scriptsOf(html).map((address) => gzippedSize(new URL(address, storefront))));
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      return {
        name: `first-load JavaScript, ${name}`,
        target: `at most ${most} kB gzip`,
        met: kilobytes <= most,
        remark: `${kilobytes.toFixed(1)} kB in ${sizes.length} files`,
      };
    }),
  );
}

/** What the document names in `src`, in preloads and in the imports of its inline module. */
export function scriptsOf(html: string): string[] {
  const named = [
    ...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g),
    ...html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g),
    ...html.matchAll(/<link[^>]+href="([^"]+\.js)"[^>]+rel="modulepreload"/g),
    ...html.matchAll(/\bfrom\s*"(\/assets\/[^"]+\.js)"/g),
    ...html.matchAll(/\bimport\s*\(?"(\/assets\/[^"]+\.js)"/g),
  ].map(([, address]) => address ?? "");
  return [...new Set(named)];
}

async function gzippedSize(address: URL): Promise<number> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  return gzipSync(bytes, { level: 9 }).length;
}
