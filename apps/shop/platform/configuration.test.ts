import { expect, test } from "vitest";
import { productionSettings } from "../testing/production-settings.ts";
import { readShopConfiguration } from "./configuration.ts";

const production = (environment: NodeJS.ProcessEnv) => readShopConfiguration({ ...productionSettings, ...environment });

test("production starts with settings of its own, and says which secret everyone can read here", () => {
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

test.each([
  [
    "the bucket of merchants' pictures",
    { MEDIA_BUCKET: "all", UPLOADS_BUCKET: "all" },
    "UPLOADS_BUCKET is MEDIA_BUCKET",
  ],
  ["their folder", { GELORA_DATA: "/data", UPLOADS_FOLDER: "/data/media" }, "UPLOADS_FOLDER is in the folder"],
  ["a folder in it", { GELORA_DATA: "/data", UPLOADS_FOLDER: "/data/media/x/" }, "UPLOADS_FOLDER is in the folder"],
  ["two places", { UPLOADS_BUCKET: "one", UPLOADS_FOLDER: "/two" }, "are both set"],
])("nowhere does what shoppers send go to %s", (_what, given, sentence) => {
  expect(() => readShopConfiguration(given)).toThrow(sentence);
});

test("what shoppers send goes to a bucket or a folder of its own", () => {
  for (const given of [{ UPLOADS_BUCKET: "one", MEDIA_BUCKET: "other" }, { UPLOADS_FOLDER: "/data/media-of-shoppers" }])
    expect(readShopConfiguration({ GELORA_DATA: "/data", ...given })).toMatchObject(given);
});

/** Measures of others are optional, and have their real address unless set. */
const counted = {
  GA4_MEASUREMENT_ID: "G-ABC123",
  GA4_API_SECRET: "a-secret",
  META_PIXEL_ID: "1",
  META_ACCESS_TOKEN: "a-token-of-theirs",
};
const inner = ["CLUB_URL", "SHOP_DATABASE_URL", "SMTP_URL"];

test("of every address, production refuses a plain one and this machine; of every key of ours, a short one", () => {
  const all = production(counted);
  const names = Object.keys(all).filter((name) => /_(URL|ISSUER)$/.test(name) && !inner.includes(name));
  const addresses = names.filter((name) => typeof all[name as keyof typeof all] === "string");
  expect(addresses).toHaveLength(11);
  for (const name of addresses) {
    expect(() => production({ ...counted, [name]: "http://other.example/x" })).toThrow(`${name} is not an https`);
    expect(() => production({ ...counted, [name]: "https://localhost:4200" })).toThrow(`${name} leads to this machine`);
  }
  const own = ["SERVICE", "CODE", "BANK_ACCOUNT", "STAFF", "NEWSLETTER", "FLASH_SALE"].map((name) => `${name}_SECRET`);
  for (const name of own) expect(() => production({ [name]: "x".repeat(31) })).toThrow(`${name} is too short`);
});

test("production reports everything that is wrong at once, and no value", () => {
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
