import { graphql } from "./document.ts";
import { type CallOptions, callGateway } from "./gateway-call.ts";

const sitemapDocument = graphql(`
  query StorefrontSitemap($after: String, $limit: Int) {
    sitemapProducts(after: $after, limit: $limit) { productCode productName updatedAt }
  }
`);

export type SitemapProduct = { readonly productCode: string; readonly productName: string; readonly updatedAt: string };

const perCall = 5000;
/** The format allows no more addresses in a file; the home page is one of them. */
const mostInOneFile = 49_999;

/** All products, in the order of their codes, as many as one sitemap holds; undefined when the shop does not answer. */
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
