import { expect, test } from "vitest";
import { redirectWithQuery } from "./redirect-query.ts";

test.each([
  [
    "/id/pdp/raung-5/R1",
    "/id/pdp/raung-4/R1?utm_source=mail&utm_campaign=a%26b",
    "/id/pdp/raung-5/R1?utm_source=mail&utm_campaign=a%26b",
  ],
  ["/pdp/raung-5/R1?skuCode=4", "/pdp/raung-4/R1?fbclid=9&skuCode=4", "/pdp/raung-5/R1?skuCode=4&fbclid=9"],
  ["/search/bola.html?utm_source=own", "/search/a.html?q=bola&utm_source=mail", "/search/bola.html?utm_source=own"],
  ["/account/order#top", "/account?gclid=1", "/account/order?gclid=1#top"],
  ["/account/order", "/account", "/account/order"],
  ["/login?redirectUrl=%2Faccount", "/account?secret=1", "/login?redirectUrl=%2Faccount"],
])("a redirect to %s keeps the campaign of %s", (location, address, expected) => {
  expect(redirectWithQuery(location, address)).toBe(expected);
});
