import { expect, test } from "vitest";
import { indexText, sitemapPlace, sitemapProduct, sitemapText } from "./sitemap-text.ts";

const site = "https://gelora.example";
const shown = { address: site, pictureForm: "/img/{key}@{width}.{format}" };

test("every place stands in each language, with the other beside it", () => {
  const text = sitemapText(shown, [sitemapPlace("/"), sitemapPlace("/plp/a&b")]);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://gelora.example/en"/><xhtml:link rel="alternate" hreflang="id" href="https://gelora.example/id"/><xhtml:link rel="alternate" hreflang="x-default" href="https://gelora.example/en"/>';
  expect(text).toContain(`<url><loc>https://gelora.example/en</loc>${alternates}</url>\n`);
  expect(text).toContain(`<url><loc>https://gelora.example/id</loc>${alternates}</url>\n`);
  expect(text).toContain("<loc>https://gelora.example/id/plp/a&amp;b</loc>");
});

test("a product's address has its name in the language", () => {
  const names = [
    { language: "en-US", name: "Ball <5>" },
    { language: "id-ID", name: "Bola <5>" },
  ];
  const text = sitemapText(shown, [
    sitemapProduct({ productCode: "A&1", names, mediaLink: null, updatedAt: "2026-11-20T10:00:00Z" }),
    sitemapProduct({ productCode: "B2", names, mediaLink: null, updatedAt: "unknown" }),
  ]);
  expect(text).toContain("<loc>https://gelora.example/en/pdp/ball-5/A%261</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://gelora.example/id/pdp/bola-5/A%261</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://gelora.example/id/pdp/bola-5/B2</loc><xhtml:link");
});

test("anyone who has neither language is led to one address, the same in all of a product's entries", () => {
  const names = [
    { language: "en-US", name: "Ball" },
    { language: "id-ID", name: "Bola" },
  ];
  const text = sitemapText(shown, [
    sitemapProduct({ productCode: "B2", names, mediaLink: null, updatedAt: "unknown" }),
  ]);
  expect(text.match(/hreflang="x-default" href="[^"]*"/g)).toEqual(
    Array.from({ length: 2 }, () => 'hreflang="x-default" href="https://gelora.example/en/pdp/ball/B2"'),
  );
});

test("a page with a picture names it, in each language", () => {
  const names = [{ language: "id-ID", name: "Bola" }];
  const text = sitemapText(shown, [
    sitemapPlace("/information/a", "banner/v1/a&b/wide"),
    sitemapProduct({ productCode: "B2", names, mediaLink: "drawn/v1/ball", updatedAt: "unknown" }),
    sitemapPlace("/store"),
  ]);
  expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  const pictures = [...text.matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image><\/url>/g)];
  const article = "https://gelora.example/img/banner/v1/a&amp;b/wide@1200.jpg";
  const ball = "https://gelora.example/img/drawn/v1/ball@1200.jpg";
  expect(pictures.map(([, address]) => address)).toEqual([article, article, ball, ball]);
});

test("the index names its files", () => {
  const text = indexText(site, ["/sitemap-places.xml", "/sitemap-products.xml?after=A&B"]);
  expect(text).toContain("<sitemap><loc>https://gelora.example/sitemap-places.xml</loc></sitemap>");
  expect(text).toContain("<loc>https://gelora.example/sitemap-products.xml?after=A&amp;B</loc>");
});
