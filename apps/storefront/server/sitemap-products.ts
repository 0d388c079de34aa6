import { graphql, type ResultOf } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";

const sitemapDocument = graphql(`
  query sitemapProducts($after: String, $limit: Int) {
    sitemapProducts(after: $after, limit: $limit) { productCode names { language name } mediaLink updatedAt }
  }
`);

export type SitemapProduct = ResultOf<typeof sitemapDocument>["sitemapProducts"][number];

/**
 * In two languages these are a fifth of the addresses that the format allows in a file, and a few
 * megabytes.
 */
export const productsInOneFile = 5000;

/** The products after a code, as many as one file lists; undefined if the shop does not answer. */
export async function loadSitemapProducts(
  options: CallOptions,
  after: string,
): Promise<readonly SitemapProduct[] | undefined> {
  const result = await callGateway(sitemapDocument, { after, limit: productsInOneFile }, options);
  return result.ok ? result.value.sitemapProducts : undefined;
}

/**
 * The codes after which the files of products begin, the first one empty; undefined if the shop
 * does not answer.
 */
export async function loadFileStarts(options: CallOptions): Promise<readonly string[] | undefined> {
  const starts = [""];
  for (;;) {
    const products = await loadSitemapProducts(options, starts.at(-1) ?? "");
    if (!products) return undefined;
    const last = products.at(-1);
    if (!last || products.length < productsInOneFile) return starts;
    starts.push(last.productCode);
  }
}
