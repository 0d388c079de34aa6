import { expect, test } from "vitest";
import { browserSettingsOf, readStorefrontConfiguration } from "./configuration.ts";

const good = {
  GELORA_ENVIRONMENT: "production",
  STOREFRONT_URL: "https://gelora.example",
  SHOP_URL: "http://shop.internal:4000",
  SHOP_PUBLIC_URL: "https://shop.gelora.example",
  CLUB_URL: "https://club.gelora.example",
  RECOMMENDATIONS_URL: "https://recommendations.example",
  PAYMENT_ORIGINS: "https://payments.example",
  FACEBOOK_ORIGINS: "none",
};

test("in production the storefront calls the shop inside, and gives browsers its public address", () => {
  expect(readStorefrontConfiguration(good)).toMatchObject({ SHOP_URL: good.SHOP_URL });
});

test.each([
  ["SHOP_PUBLIC_URL", "SHOP_PUBLIC_URL is not set"],
  ["CLUB_URL", "CLUB_URL leads to this machine itself"],
  ["RECOMMENDATIONS_URL", "RECOMMENDATIONS_URL is not set"],
  ["PAYMENT_ORIGINS", "PAYMENT_ORIGINS is not set"],
  ["FACEBOOK_ORIGINS", "FACEBOOK_SDK_URL is not set"],
])("production does not start without %s", (name, sentence) => {
  expect(() => readStorefrontConfiguration({ ...good, [name]: "" })).toThrow(sentence);
});

test.each([
  ["SHOP_PUBLIC_URL", "http://shop.gelora.example", "is not an https address"],
  ["STOREFRONT_URL", "http://gelora.example", "is not an https address"],
  ["CLUB_URL", "http://club.gelora.example", "is not an https address"],
  ["RECOMMENDATIONS_URL", "http://localhost:4200/recommendations", "leads to this machine itself"],
  ["CLUB_SITE_URL", "http://mapclub.example", "is not an https address"],
  ["COLLECTOR_URL", "http://events.example", "is not an https address"],
  ["COLLECTOR_URL", "https://localhost/collector/events", "leads to this machine itself"],
])("production does not give browsers an address such as %s=%s", (name, address, sentence) => {
  expect(() => readStorefrontConfiguration({ ...good, [name]: address })).toThrow(`${name} ${sentence}`);
});

test("events go to the shop's own collector, unless another is named", () => {
  const collectorOf = (given: NodeJS.ProcessEnv) =>
    browserSettingsOf(readStorefrontConfiguration({ ...good, ...given }), "production").collectorUrl;
  expect(collectorOf({})).toBe("https://shop.gelora.example/collector/events");
  expect(collectorOf({ COLLECTOR_URL: "https://events.example" })).toBe("https://events.example");
});

test("production does not start where its host counts as a developer's, or from sources", () => {
  const elsewhere = { ...good, STOREFRONT_URL: "https://other.example" };
  expect(() => readStorefrontConfiguration(elsewhere)).toThrow("PRODUCTION_HOSTS does not name other.example");
  expect(() => readStorefrontConfiguration({ ...good, GELORA_DEV: "1" })).toThrow("GELORA_DEV is 1");
});
