import { expect, test } from "vitest";
import { readStorefrontConfiguration } from "./configuration.ts";

const good = {
  GELORA_ENVIRONMENT: "production",
  STOREFRONT_URL: "https://gelora.example",
  SHOP_URL: "http://shop.internal:4000",
  SHOP_PUBLIC_URL: "https://shop.gelora.example",
  CLUB_URL: "https://club.gelora.example",
  RECOMMENDATIONS_URL: "https://recommendations.example",
  COLLECTOR_URL: "https://events.example",
  PAYMENT_ORIGINS: "https://payments.example",
  FACEBOOK_ORIGINS: "none",
};

test("in production the storefront calls the shop inside, and tells browsers its public address", () => {
  expect(readStorefrontConfiguration(good)).toMatchObject({ SHOP_URL: good.SHOP_URL });
});

test.each([
  ["SHOP_PUBLIC_URL", "SHOP_PUBLIC_URL is not set"],
  ["CLUB_URL", "CLUB_URL leads to this machine itself"],
  ["RECOMMENDATIONS_URL", "RECOMMENDATIONS_URL is not set"],
  ["COLLECTOR_URL", "COLLECTOR_URL is not set"],
  ["PAYMENT_ORIGINS", "PAYMENT_ORIGINS is not set"],
  ["FACEBOOK_ORIGINS", "FACEBOOK_SDK_URL is not set"],
])("production does not start without %s", (name, sentence) => {
  expect(() => readStorefrontConfiguration({ ...good, [name]: "" })).toThrow(sentence);
});

test("production does not start where its host counts as a developer's, or from sources", () => {
  const elsewhere = { ...good, STOREFRONT_URL: "https://other.example" };
  expect(() => readStorefrontConfiguration(elsewhere)).toThrow("PRODUCTION_HOSTS does not name other.example");
  expect(() => readStorefrontConfiguration({ ...good, GELORA_DEV: "1" })).toThrow("GELORA_DEV is 1");
});
