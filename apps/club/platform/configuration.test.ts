import { expect, test } from "vitest";
import { readClubConfiguration } from "./configuration.ts";

const good = {
  GELORA_ENVIRONMENT: "production",
  CLUB_DATABASE_URL: "postgres://gelora@database.example/gelora_club",
  STOREFRONT_URL: "https://gelora.example",
  CLUB_SITE_URL: "https://mapclub.example",
  SMS_URL: "https://sms.example",
  SMTP_URL: "smtps://gelora@mail.example:465",
  SERVICE_SECRET: "a-service-secret-of-thirty-two-and-more",
  CODE_SECRET: "a-code-secret-of-thirty-two-characters",
  SMS_AUTH_TOKEN: "token-of-the-provider",
};

test("the club starts in production with settings of its own", () => {
  expect(readClubConfiguration(good)).toMatchObject({ CLUB_SITE_URL: good.CLUB_SITE_URL });
});

test.each([
  [{ CLUB_DATABASE_URL: "" }, "CLUB_DATABASE_URL is not set"],
  [{ SERVICE_SECRET: "short-but-mine" }, "SERVICE_SECRET is too short"],
  [{ SMS_AUTH_TOKEN: "" }, "SMS_AUTH_TOKEN is not set"],
  [{ CODE_SECRET: "x".repeat(31) }, "CODE_SECRET is too short"],
  [{ SMTP_URL: "" }, "SMTP_URL is not set"],
  [{ GELORA_TEST_CLOCK: "1" }, "GELORA_TEST_CLOCK is 1"],
  [{ STOREFRONT_URL: "http://gelora.example" }, "STOREFRONT_URL is not an https address"],
  [{ SMS_URL: "http://sms.example" }, "SMS_URL is not an https address"],
  [{ CLUB_SITE_URL: "http://mapclub.example" }, "CLUB_SITE_URL is not an https address"],
  [{ SMS_URL: "" }, "SMS_URL leads to this machine itself"],
])("it does not start with %o", (given, sentence) => {
  expect(() => readClubConfiguration({ ...good, ...given })).toThrow(sentence);
});
