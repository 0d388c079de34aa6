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
