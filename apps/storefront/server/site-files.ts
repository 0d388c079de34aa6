import { readFile } from "node:fs/promises";
import { languages } from "@gelora/locale/language.ts";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import english from "../features/blog/messages/en-US.json" with { type: "json" };
import indonesian from "../features/blog/messages/id-ID.json" with { type: "json" };
import type { StorefrontConfiguration } from "../platform/page/configuration.ts";
import { productAddress } from "../platform/page/product-address.ts";
import { sectionsClosedToRobots } from "../platform/pages/page-facts.ts";
import { loadBlogArticles } from "./blog-articles.ts";
import { feedText } from "./blog-feed.ts";
import { loadSitemapPlaces } from "./sitemap-places.ts";
import { loadSitemapProducts, mostInOneFile, type SitemapProduct } from "./sitemap-products.ts";

const sitemapWaitMs = 20_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Files for machines: robots.txt, the sitemap and its parts, the site's icon, and the mark of mails. */
export function mountSiteFiles(server: FastifyInstance, configuration: StorefrontConfiguration): void {
  const site = configuration.STOREFRONT_URL.replace(/\/$/, "");
  const icon = readFile(new URL("./favicon.svg", import.meta.url));
  server.get("/favicon.svg", async (_request, reply) =>
    reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(await icon),
  );
  const mark = readFile(new URL("./mail-mark.svg", import.meta.url)).then((svg) => sharp(svg).png().toBuffer());
  server.get("/mail-mark.png", async (_request, reply) =>
    reply
      .type("image/png")
      .header("cache-control", "public, max-age=86400")
      .send(await mark),
  );
  server.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 301));
  server.get("/robots.txt", async (_request, reply) => reply.type("text/plain; charset=utf-8").send(robotsText(site)));
  server.get("/sitemap.xml", async (_request, reply) => {
    const options = {
      base: configuration.SHOP_URL,
      language: "en-US",
      siteCode: configuration.SITE_CODE,
      signal: AbortSignal.timeout(sitemapWaitMs),
    };
    const [places, products, articles] = await Promise.all([
      loadSitemapPlaces(options),
      loadSitemapProducts(options),
      loadBlogArticles("en-US", options),
    ]);
    if (!places || !products || !articles)
      return reply.code(503).header("retry-after", "60").type("text/plain").send("The catalogue does not answer.");
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        sitemapText(site, [...places, ...articles.map(({ articleCode }) => `/information/${articleCode}`)], products),
      );
  });
  for (const language of languages)
    server.get(`/blog/feed-${language}.xml`, async (_request, reply) => {
      const signal = AbortSignal.timeout(sitemapWaitMs);
      const options = { base: configuration.SHOP_URL, language, siteCode: configuration.SITE_CODE, signal };
      const articles = await loadBlogArticles(language, options, 1);
      if (!articles)
        return reply.code(503).header("retry-after", "60").type("text/plain").send("The shop does not answer.");
      const { title, text } = language === "id-ID" ? indonesian : english;
      const channel = { site, language, title: `${configuration.SITE_NAME}: ${title}`, description: text };
      return reply
        .type("application/rss+xml; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .send(feedText(channel, articles));
    });
}

/**
 * Personal screens are useless to a search engine, and a sorted listing repeats the same products.
 * A page that only shares a prefix stays open.
 */
export function robotsText(site: string): string {
  const sections = sectionsClosedToRobots.flatMap((name) => [`/${name}$`, `/${name}/`, `/${name}?`]);
  const closed = [...sections, "/*?*sort=", "/*.data"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${site}/sitemap.xml\n`;
}

/** @param places paths; they come first, so products cannot crowd them out */
export function sitemapText(site: string, places: readonly string[], products: readonly SitemapProduct[]): string {
  const ofPlaces = places.map((path) => `<url><loc>${escapeXml(site + path)}</loc></url>`);
  const ofProducts = products.map(({ productCode, productName, updatedAt }) => {
    const day = Number.isNaN(Date.parse(updatedAt))
      ? undefined
      : new Date(Math.min(Date.parse(updatedAt), Date.now() + dayMs)).toISOString().slice(0, 10);
    return `<url><loc>${escapeXml(site + productAddress(productName, productCode))}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...ofPlaces, ...ofProducts].slice(0, mostInOneFile).join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
