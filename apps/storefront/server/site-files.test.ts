import fastify from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readStorefrontConfiguration } from "../platform/page/configuration.ts";
import { mountSiteFiles, robotsText, sitemapText } from "./site-files.ts";

test("robots.txt keeps machines out of personal screens and names the sitemap", () => {
  const text = robotsText("https://gelora.example");
  for (const section of ["checkout", "account", "register", "reset-password", "mapclub", "order", "login"])
    for (const ending of ["$", "/", "?"]) expect(text).toContain(`Disallow: /${section}${ending}\n`);
  expect(text).toContain("Sitemap: https://gelora.example/sitemap.xml");
  expect(text).not.toContain("Disallow: /\n");
});

test("the sitemap names places and every product at its address, as XML", () => {
  const text = sitemapText(
    "https://gelora.example",
    ["/", "/plp/a&b"],
    [
      { productCode: "A&1", productName: "Bola <5>", updatedAt: "2026-11-20T10:00:00Z" },
      { productCode: "B2", productName: "Raket", updatedAt: "unknown" },
    ],
  );
  expect(text).toContain(
    "<url><loc>https://gelora.example/</loc></url>\n<url><loc>https://gelora.example/plp/a&amp;b</loc></url>",
  );
  expect(text).toContain("<loc>https://gelora.example/pdp/bola-5/A%261</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://gelora.example/pdp/raket/B2</loc></url>");
});

test("mails load the drawn mark as a picture that every mail program shows", async () => {
  const server = fastify();
  mountSiteFiles(server, readStorefrontConfiguration({}));
  const { statusCode, headers, rawPayload } = await server.inject("/mail-mark.png");
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  const { width, height, hasAlpha } = await sharp(rawPayload).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 96, height: 84, hasAlpha: true });
  await server.close();
});
