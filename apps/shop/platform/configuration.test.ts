import { expect, test } from "vitest";
import { readShopConfiguration } from "./configuration.ts";

const ownSecrets = Object.fromEntries(
  [
    "SERVICE_SECRET",
    "MIDTRANS_SERVER_KEY",
    "BITESHIP_API_KEY",
    "BITESHIP_WEBHOOK_SECRET",
    "WHATSAPP_TOKEN",
    "SMS_AUTH_TOKEN",
    "CODE_SECRET",
    "BANK_ACCOUNT_SECRET",
    "STAFF_SECRET",
    "NEWSLETTER_SECRET",
    "FLASH_SALE_SECRET",
    "GOOGLE_CLIENT_SECRET",
    "FACEBOOK_APP_SECRET",
  ].map((name) => [name, `of-production-${name}`]),
);
const production = (environment: NodeJS.ProcessEnv) =>
  readShopConfiguration({ GELORA_ENVIRONMENT: "production", ...ownSecrets, ...environment });

test("production does not start with a secret that everybody can read here, and says which", () => {
  for (const name of Object.keys(ownSecrets)) expect(() => production({ [name]: "" })).toThrow(name);
  expect(() => production({})).not.toThrow();
});

test("a sign-in that is not offered needs no secret", () => {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID } = production({
    GOOGLE_CLIENT_ID: "none",
    GOOGLE_CLIENT_SECRET: "",
    FACEBOOK_APP_ID: "none",
    FACEBOOK_APP_SECRET: "",
  });
  expect([GOOGLE_CLIENT_ID, FACEBOOK_APP_ID]).toEqual(["", ""]);
  expect(() => production({ GOOGLE_CLIENT_ID: "none", FACEBOOK_APP_SECRET: "" })).toThrow("FACEBOOK_APP_SECRET");
});
