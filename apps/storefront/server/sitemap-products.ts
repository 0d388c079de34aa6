import { graphql } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";

const sitemapDocument = graphql(`
  query sitemapProducts($after: String, $limit: Int) {
    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }
  }
`);

export type SitemapProduct = { readonly productCode: string; readonly productName: string; readonly updatedAt: string };

const perCall = 5000;
/** The format's limit of addresses per file. */
export const mostInOneFile = 50_000;

/** All products by code, as many as one sitemap holds; undefined if the shop does not answer. */
export async function loadSitemapProducts(options: CallOptions): Promise<readonly SitemapProduct[] | undefined> {
  const products: SitemapProduct[] = [];
  for (;;) {
    const after = products.at(-1)?.productCode ?? null;
    const result = await callGateway(sitemapDocument, { after, limit: perCall }, options);
    if (!result.ok) return undefined;
    products.push(...result.value.sitemapProducts);
    if (result.value.sitemapProducts.length < perCall || products.length >= mostInOneFile)
      return products.slice(0, mostInOneFile);
  }
}
