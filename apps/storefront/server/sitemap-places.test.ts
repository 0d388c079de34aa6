import { expect, test } from "vitest";
import { sitemapPlaces } from "./sitemap-places.ts";

test("the sitemap names our fixed pages, and of the navigation each public path of ours once, but no list", () => {
  const navigation = [
    {
      url: "/plp/footwear",
      children: [
        { url: "/plp/running", children: [{ url: "/plp/trail" }] },
        { url: "/page/privacy-policy" },
        { url: null },
      ],
    },
    { url: "/page/privacy-policy" },
    { url: "/Kilat.html" },
    { url: "/plp/sale?sort=price_asc" },
    { url: "/plp/search" },
    { url: "/account/order" },
    { url: "/order/track" },
    { url: "https://elsewhere.example/" },
    { url: "//elsewhere.example" },
  ];
  expect(sitemapPlaces(navigation)).toEqual([
    "/",
    "/store",
    "/page/flash-sale",
    "/blog",
    "/help",
    "/contact-us",
    "/page/privacy-policy",
  ]);
});
