import { expect, test } from "vitest";
import { browserSettingsOf, readStorefrontConfiguration } from "./configuration.ts";
import { environmentOfHost, environments } from "./environment.ts";

test.each([
  ["localhost:3000", "dev"],
  ["somewhere.example", "dev"],
  ["test.gelora.example", "test"],
  ["staging.gelora.example", "staging"],
  ["www.gelora.example", "production"],
])("[CON-13, K22] the host %s is %s", (host, environment) => {
  expect(environmentOfHost(host, ["gelora.example", "www.gelora.example"])).toBe(environment);
});

test("[OPS-05, CON-13] the base address differs by environment; staging without one uses test's", () => {
  const configuration = readStorefrontConfiguration({
    SHOP_URL: "http://shop:4000",
    SHOP_URL_TEST: "https://test-shop.example",
    SHOP_URL_PRODUCTION: "https://shop.example",
  });
  expect(environments.map((one) => browserSettingsOf(configuration, one).shopUrl)).toEqual([
    "http://shop:4000",
    "https://test-shop.example",
    "https://test-shop.example",
    "https://shop.example",
  ]);
});

test("[OPS-06~] the club has an address of its own", () => {
  const settings = browserSettingsOf(readStorefrontConfiguration({ CLUB_URL: "https://club.example" }), "dev");
  expect(settings.clubUrl).toBe("https://club.example");
});

test("a wrong setting is refused by name", () => {
  expect(() => readStorefrontConfiguration({ SHOP_URL: "shop" })).toThrow(/SHOP_URL/);
});
