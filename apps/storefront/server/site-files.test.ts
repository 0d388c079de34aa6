import { expect, test } from "vitest";
import { robotsText, sitemapText } from "./site-files.ts";

test("robots.txt keeps machines out of personal screens and names the sitemap", () => {
  const text = robotsText("https://gelora.example");
  expect(text).toContain("Disallow: /checkout/\n");
  expect(text).toContain("Sitemap: https://gelora.example/sitemap.xml");
  expect(text).not.toContain("Disallow: /\n");
});

test("the sitemap names every product at its address, as XML", () => {
  const text = sitemapText("https://gelora.example", [
    { productCode: "A&1", productName: "Bola <5>", updatedAt: "2026-11-20T10:00:00Z" },
    { productCode: "B2", productName: "Raket", updatedAt: "unknown" },
  ]);
  expect(text).toContain("<loc>https://gelora.example/pdp/bola-5/A%261</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://gelora.example/pdp/raket/B2</loc></url>");
});
