import { readFile } from "node:fs/promises";
import { filterGroups } from "@gelora/contracts/listing-filters.ts";
import { languages } from "@gelora/locale/language.ts";
import { inLanguage, languagePrefixes } from "@gelora/locale/language-address.ts";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import english from "../features/blog/messages/en-US.json" with { type: "json" };
import indonesian from "../features/blog/messages/id-ID.json" with { type: "json" };
import type { StorefrontConfiguration } from "../platform/page/configuration.ts";
import { feedAddress } from "../platform/pages/file-addresses.ts";
import { sectionsClosedToRobots } from "../platform/pages/page-facts.ts";
import { loadBlogArticles } from "./blog-articles.ts";
import { feedText } from "./blog-feed.ts";

const shopWaitMs = 20_000;

/** Files for machines: robots.txt, the blog's feeds, the site's icon, and the mark of mails. */
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
  server.get("/llms.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(guideText(site, configuration.SITE_NAME)),
  );
  for (const language of languages)
    server.get(feedAddress(language), async (_request, reply) => {
      const signal = AbortSignal.timeout(shopWaitMs);
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

/** An overview of the site for language models, in the format of llmstxt.org. */
export function guideText(site: string, siteName: string): string {
  const at = (path: string): string => site + inLanguage(path, "en-US");
  return `# ${siteName}

> An online sports store for shoppers in Indonesia, in English and Indonesian. Prices are in rupiah
> and include tax. Lists, products and articles can be read without scripts.

Pages in English begin with ${languagePrefixes["en-US"]}, in Indonesian with ${languagePrefixes["id-ID"]}. Product pages carry
price, sizes and stock as JSON-LD (schema.org ProductGroup).

## Buying

- [All products](${at("/plp/search")}): add ?q= and words to search
- [Stores](${at("/store")}): addresses and opening hours
- [Delivery and returns](${at("/page/delivery-returns")})
- [Terms and conditions](${at("/page/terms-conditions")})

## Reading

- [Blog](${at("/blog")})
- [Help centre](${at("/help")}): questions and answers
- [Contact](${at("/contact-us")})

## Optional

- [Sitemap](${site}/sitemap.xml): every public page, in both languages
`;
}

/**
 * Personal screens are useless to a search engine, a sorted listing repeats the same products, and
 * combined filters have more addresses than there are goods: one filter, as in menus, may be
 * crawled, a filter together with anything else may not. A page that only shares a prefix stays
 * open.
 */
export function robotsText(site: string): string {
  const prefixes = ["", ...Object.values(languagePrefixes)];
  const sections = sectionsClosedToRobots.flatMap((name) =>
    prefixes.flatMap((prefix) => ["$", "/", "?"].map((end) => `${prefix}/${name}${end}`)),
  );
  const filters = filterGroups.map((name) => `/*?*&${name}=`);
  const closed = [...sections, "/*?*sort=", ...filters, "/*.data"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${site}/sitemap.xml\n`;
}
