/** A page shows the products that it leads to; its own is among them, by its canonical address. */
export function shownProducts(body: Buffer): ReadonlySet<string> {
  const codes = body.toString("latin1").matchAll(/\/pdp\/[^/"?#]+\/([^/"?#&\\]+)/g);
  return new Set([...codes].map(([, code = ""]) => code));
}

/** A proxy's head has 4 kB for all headers, and a page's policy needs half of that. */
const mostTagged = 60;

/** What a cache in front can purge a page by: `pages`, and `product-…` for what it shows. */
export const tagsOf = (body: Buffer): string =>
  ["pages", ...[...shownProducts(body)].slice(0, mostTagged).map((code) => `product-${code}`)].join(",");
