import { expect, test } from "vitest";
import { productionSettings } from "../testing/production-settings.ts";
import { readShopConfiguration } from "./configuration.ts";

const production = (environment: NodeJS.ProcessEnv) => readShopConfiguration({ ...productionSettings, ...environment });

test("production starts with settings of its own, and says which secret everybody can read here", () => {
  expect(() => production({})).not.toThrow();
  for (const name of Object.keys(productionSettings).filter((one) => /SECRET|TOKEN|KEY/.test(one)))
    expect(() => production({ [name]: "" })).toThrow(`${name} is not set`);
});

test.each([
  ["the embedded database", { SHOP_DATABASE_URL: "" }, "SHOP_DATABASE_URL is not set: the embedded database"],
  ["no mail server", { SMTP_URL: "" }, "SMTP_URL is not set"],
  ["a provider that is not named", { MIDTRANS_URL: "" }, "MIDTRANS_URL leads to this machine itself"],
  ["a provider on this machine", { SMS_URL: "https://127.0.0.1/sms" }, "SMS_URL leads to this machine itself"],
  ["a plain address", { SHOP_URL: "http://shop.gelora.example" }, "SHOP_URL is not an https address"],
  ["a short key", { CODE_SECRET: "short-but-mine" }, "CODE_SECRET is too short"],
  ["a clock that anybody may move", { GELORA_TEST_CLOCK: "1" }, "GELORA_TEST_CLOCK is 1"],
])("production does not start with %s", (_what, given, sentence) => {
  expect(() => production(given)).toThrow(sentence);
});

test("production tells all that is wrong at once, and no value", () => {
  const unsafe = () =>
    production({ SHOP_DATABASE_URL: "", CODE_SECRET: "only-seventeen-ch", SHOP_URL: "http://a.example" });
  expect(unsafe).toThrow(/SHOP_DATABASE_URL.*\n.*CODE_SECRET.*\n.*SHOP_URL/);
  expect(unsafe).not.toThrow("only-seventeen-ch");
});

test("a sign-in that is not offered needs no secret and no address", () => {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID } = production({
    GOOGLE_CLIENT_ID: "none",
    GOOGLE_CLIENT_SECRET: "",
    GOOGLE_ISSUER: "",
    FACEBOOK_APP_ID: "none",
    FACEBOOK_APP_SECRET: "",
    FACEBOOK_GRAPH_URL: "",
    FACEBOOK_SDK_URL: "",
  });
  expect([GOOGLE_CLIENT_ID, FACEBOOK_APP_ID]).toEqual(["", ""]);
  expect(() => production({ GOOGLE_CLIENT_ID: "none", FACEBOOK_APP_SECRET: "" })).toThrow("FACEBOOK_APP_SECRET");
});
