import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { StorefrontConfiguration } from "../platform/configuration.ts";
import { productAddress } from "../platform/product-address.ts";
import { loadSitemapProducts, type SitemapProduct } from "../platform/sitemap-products.ts";

const sitemapWaitMs = 20_000;
const dayMs = 24 * 60 * 60 * 1000;

/** The files that machines read: robots.txt, the sitemap and its parts, and the icon of the site. */
export function mountSiteFiles(server: FastifyInstance, configuration: StorefrontConfiguration): void {
  const site = configuration.STOREFRONT_URL.replace(/\/$/, "");
  const icon = readFile(new URL("./favicon.svg", import.meta.url));
  server.get("/favicon.svg", async (_request, reply) =>
    reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(await icon),
  );
  server.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 301));
  server.get("/robots.txt", async (_request, reply) => reply.type("text/plain; charset=utf-8").send(robotsText(site)));
  server.get("/sitemap.xml", async (_request, reply) => {
    const products = await loadSitemapProducts({
      base: configuration.SHOP_URL,
      language: "en-US",
      siteCode: configuration.SITE_CODE,
      signal: AbortSignal.timeout(sitemapWaitMs),
    });
    if (!products)
      return reply.code(503).header("retry-after", "60").type("text/plain").send("The catalogue does not answer.");
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(sitemapText(site, products));
  });
}

/** Screens of one person are of no use to a search engine; filters of a listing are the same goods again. */
export function robotsText(site: string): string {
  const closed = [
    "/shop-cart",
    "/checkout/",
    "/payment",
    "/pay-callback",
    "/account/",
    "/order/",
    "/login",
    "/guest-login",
    "/*?*sort=",
    "/*.data",
  ];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${site}/sitemap.xml\n`;
}

export function sitemapText(site: string, products: readonly SitemapProduct[]): string {
  const entries = products.map(({ productCode, productName, updatedAt }) => {
    const day = Number.isNaN(Date.parse(updatedAt))
      ? undefined
      : new Date(Math.min(Date.parse(updatedAt), Date.now() + dayMs)).toISOString().slice(0, 10);
    return `<url><loc>${escapeXml(site + productAddress(productName, productCode))}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${escapeXml(site)}/</loc></url>\n${entries.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
