import fastify from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readStorefrontConfiguration } from "../platform/page/configuration.ts";
import { guideText, mountSiteFiles, robotsText } from "./site-files.ts";

test("robots.txt keeps machines out of personal screens and names the sitemap", () => {
  const text = robotsText("https://gelora.example");
  for (const section of ["checkout", "account", "register", "reset-password", "mapclub", "order", "login"])
    for (const ending of ["$", "/", "?"])
      for (const prefix of ["", "/id", "/en"]) expect(text).toContain(`Disallow: ${prefix}/${section}${ending}\n`);
  expect(text).toContain("Sitemap: https://gelora.example/sitemap.xml");
  expect(text).not.toContain("Disallow: /\n");
});

/** As crawlers read the rules (RFC 9309): `*` is any text, and `$` the end. */
function isClosed(rules: string, address: string): boolean {
  return rules.split("\n").some((line) => {
    const rule = /^Disallow: (.+)$/.exec(line)?.[1];
    if (!rule) return false;
    const form = rule.replaceAll(/[.?+^()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*");
    return new RegExp(`^${form}`).test(address);
  });
}

test("crawlers read a list with one filter, and do not drown in combined filters", () => {
  const rules = robotsText("https://gelora.example");
  const open = [
    "/id/plp/footwear",
    "/en/plp/footwear?page=3",
    "/id/plp/search?gender=MEN",
    "/en/plp/search?sport=FOOTBALL&page=2",
    "/plp/search?discount=10&utm_source=a&utm_medium=b",
    "/id/plp/search?q=sepatu+lari",
    "/Kilat.html",
  ];
  const closed = [
    "/id/plp/footwear?gender=MEN&size=42",
    "/plp/search?q=shoe&brand=KILAT",
    "/en/plp/footwear?colour=RED&colour=BLUE",
    "/plp/search?sort=newest",
    "/plp/search?gender=MEN&sort=price-up",
    "/id/plp/footwear.data",
  ];
  for (const address of open) expect([address, isClosed(rules, address)]).toEqual([address, false]);
  for (const address of closed) expect([address, isClosed(rules, address)]).toEqual([address, true]);
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

test("llms.txt begins with the shop's name, and links whole addresses alone", () => {
  const text = guideText("https://gelora.example", "Gelora");
  expect(text).toMatch(/^# Gelora\n\n> /);
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link).toMatch(/^https:\/\/gelora\.example\//);
});
