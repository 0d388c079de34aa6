import { expect, test } from "vitest";
import { isPublicRoute, loginAddressAfterEnd } from "./public-routes.ts";

test.each([
  "/",
  "/login",
  "/register",
  "/register/signup",
  "/plp/search",
  "/plp/footwear",
  "/store",
  "/faq",
  "/page/flash-sale",
  "/pdp/RB1",
  "/pdp/raung/RB1",
  "/search/sepatu.html",
  "/category/lari.html",
  "/Running.html",
  "/blog",
  "/size-guide/shoes",
  "/summer-sale",
])("[SES-08, SES-09] %s is public: an ended session leads nowhere", (path) => {
  expect(isPublicRoute(path)).toBe(true);
  expect(loginAddressAfterEnd(path, "?q=1")).toBeUndefined();
});

test("[SES-07, SES-10] elsewhere it leads to the login, with the way back and its query encoded", () => {
  expect(loginAddressAfterEnd("/account/order", "?deliveryType=11&x=1")).toBe(
    "/login?redirectUrl=%2Faccount%2Forder%3FdeliveryType%3D11%26x%3D1",
  );
  for (const path of ["/checkout/1", "/shop-cart", "/account/address"]) expect(isPublicRoute(path)).toBe(false);
});
