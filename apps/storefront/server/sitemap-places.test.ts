import { expect, test } from "vitest";
import { sitemapPlaces } from "./sitemap-places.ts";

const placeAt = (english: string, indonesian = english) => ({
  addresses: [
    { language: "en-US", address: english },
    { language: "id-ID", address: indonesian },
  ],
});

test("the sitemap names our fixed pages, landing pages and lists, in each language's address", () => {
  const written = [
    placeAt("/page/home"),
    placeAt("/page/flash-sale"),
    placeAt("/page/running", "/page/lari"),
    placeAt("/information/first-5k"),
    placeAt("/contact-us"),
    placeAt("/consent/popup-cookie"),
    placeAt("/newsletter-dialog"),
    placeAt("/summer"),
  ];
  expect(sitemapPlaces(written, [placeAt("/Running%20shoes.html", "/Sepatu%20lari.html")])).toEqual([
    "/",
    "/store",
    "/page/flash-sale",
    "/blog",
    "/help",
    "/contact-us",
    { "en-US": "/page/running", "id-ID": "/page/lari" },
    { "en-US": "/summer", "id-ID": "/summer" },
    { "en-US": "/Running%20shoes.html", "id-ID": "/Sepatu%20lari.html" },
  ]);
});
