import { expect, test } from "vitest";
import { indexText, sitemapPlace, sitemapProduct, sitemapText } from "./sitemap-text.ts";

const site = "https://gelora.example";

test("every place stands in each language, with the other beside it", () => {
  const text = sitemapText(site, [sitemapPlace("/"), sitemapPlace("/plp/a&b")]);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://gelora.example/en"/><xhtml:link rel="alternate" hreflang="id" href="https://gelora.example/id"/>';
  expect(text).toContain(`<url><loc>https://gelora.example/en</loc>${alternates}</url>\n`);
  expect(text).toContain(`<url><loc>https://gelora.example/id</loc>${alternates}</url>\n`);
  expect(text).toContain("<loc>https://gelora.example/id/plp/a&amp;b</loc>");
});

test("a product's address has its name in the language", () => {
  const names = [
    { language: "en-US", name: "Ball <5>" },
    { language: "id-ID", name: "Bola <5>" },
  ];
  const text = sitemapText(site, [
    sitemapProduct({ productCode: "A&1", names, updatedAt: "2026-11-20T10:00:00Z" }),
    sitemapProduct({ productCode: "B2", names, updatedAt: "unknown" }),
  ]);
  expect(text).toContain("<loc>https://gelora.example/en/pdp/ball-5/A%261</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://gelora.example/id/pdp/bola-5/A%261</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://gelora.example/id/pdp/bola-5/B2</loc><xhtml:link");
});

test("the index names its files", () => {
  const text = indexText(site, ["/sitemap-places.xml", "/sitemap-products.xml?after=A&B"]);
  expect(text).toContain("<sitemap><loc>https://gelora.example/sitemap-places.xml</loc></sitemap>");
  expect(text).toContain("<loc>https://gelora.example/sitemap-products.xml?after=A&amp;B</loc>");
});
