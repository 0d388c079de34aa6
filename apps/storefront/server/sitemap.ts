import type { FastifyInstance, FastifyReply } from "fastify";
import { longestWaitMs } from "../platform/gateway/call-shop-for-page.server.ts";
import type { CallOptions } from "../platform/gateway/gateway-call.ts";
import type { StorefrontConfiguration } from "../platform/page/configuration.ts";
import { pathsOfAddresses } from "../platform/page/page-paths.ts";
import { loadBlogArticles } from "./blog-articles.ts";
import { cachedFor } from "./cached-for.ts";
import { loadSitemapPlaces } from "./sitemap-places.ts";
import { loadFileStarts, loadSitemapProducts } from "./sitemap-products.ts";
import { indexText, sitemapPlace, sitemapProduct, sitemapText } from "./sitemap-text.ts";

/** Of what reads products by the thousand. */
const productsWaitMs = 20_000;

const hourMs = 60 * 60 * 1000;

/**
 * The sitemap: an index, a file of places and articles, and files of products, each named by the
 * code that it begins after. Caches keep them for an hour. The index reads all products, so it is
 * cached here for as long; a file is read from the shop each time.
 */
export function mountSitemap(server: FastifyInstance, configuration: StorefrontConfiguration): void {
  const site = configuration.STOREFRONT_URL.replace(/\/$/, "");
  const shown = { address: site, pictureForm: configuration.PICTURE_ADDRESS };
  const options = (waitMs: number): CallOptions => ({
    base: configuration.SHOP_URL,
    language: "en-US",
    siteCode: configuration.SITE_CODE,
    signal: AbortSignal.timeout(waitMs),
  });
  const fileStarts = cachedFor(hourMs, () => loadFileStarts(options(productsWaitMs)));
  server.get("/sitemap.xml", async (_request, reply) => {
    const starts = await fileStarts();
    const files = starts?.map((after) => `/sitemap-products.xml?after=${encodeURIComponent(after)}`);
    return sendXml(reply, files && indexText(site, ["/sitemap-places.xml", ...files]));
  });
  server.get("/sitemap-places.xml", async (_request, reply) => {
    const asked = options(longestWaitMs);
    const [places, articles] = await Promise.all([loadSitemapPlaces(asked), loadBlogArticles("en-US", asked)]);
    const pages = articles &&
      places && [
        ...places.map((paths) => sitemapPlace(paths)),
        ...articles.flatMap(({ addresses, articleImage }) => {
          const paths = pathsOfAddresses(addresses);
          return paths ? [sitemapPlace(paths, articleImage)] : [];
        }),
      ];
    return sendXml(reply, pages && sitemapText(shown, pages));
  });
  server.get<{ Querystring: { after?: string | string[] } }>("/sitemap-products.xml", async ({ query }, reply) => {
    const products = await loadSitemapProducts(
      options(productsWaitMs),
      typeof query.after === "string" ? query.after : "",
    );
    return sendXml(reply, products && sitemapText(shown, products.map(sitemapProduct)));
  });
}

function sendXml(reply: FastifyReply, text: string | undefined): FastifyReply {
  if (text === undefined)
    return reply.code(503).header("retry-after", "60").type("text/plain").send("The catalogue does not answer.");
  return reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600").send(text);
}
