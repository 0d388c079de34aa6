import { expect, test } from "vitest";
import { checkoutOf, couponsAddress } from "./open-checkout.ts";

const id = "01a1feb2-475e-7466-9a83-849abb2d4479";

test("[SES-07~] the coupons' page leads back to the checkout that it was opened from", () => {
  const { pathname, searchParams } = new URL(couponsAddress(id), "https://shop.example");
  expect(pathname).toBe("/account/coupons");
  expect(checkoutOf(searchParams.get("redirectUrl") ?? "")).toBe(id);
});

test.each([
  "",
  "/",
  "/shop-cart",
  "/checkout/",
  `/checkout/${id}/more`,
  `//evil.example/checkout/${id}`,
  `https://evil.example/checkout/${id}`,
  `/\\evil.example/checkout/${id}`,
])("a way back to %j is none to a checkout", (wayBack) => {
  expect(checkoutOf(wayBack)).toBeUndefined();
});
