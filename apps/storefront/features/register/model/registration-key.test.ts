import { expect, test } from "vitest";
import { type RegistrationKey, readRegistrationKey, signUpAddress, writeRegistrationKey } from "./registration-key.ts";

const key: RegistrationKey = { token: "phone token", mobile: "81234567890", redirectUrl: "/store" };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const fromAddress = (address: string) => readRegistrationKey(new URL(address, "http://g").searchParams.get("key"));

test("[REG-32] [Q08] the key is JSON in UTF-8 as base64url, and comes back through an address", () => {
  const full: RegistrationKey = {
    ...key,
    redirectUrl: "/plp/lari?warna=biru kehijauan#å",
    email: "sari@contoh.co.id",
    tokenSS: "social",
    tokenOtpPhoneNo: "phone token",
    mapclub: true,
  };
  expect(JSON.parse(Buffer.from(writeRegistrationKey(full), "base64url").toString("utf8"))).toEqual(full);
  expect(writeRegistrationKey(full)).toMatch(/^[\w-]+$/);
  expect(fromAddress(signUpAddress(full))).toEqual(full);
  expect(fromAddress(signUpAddress(key))).toEqual(key);
});

test.each([
  ["no key", null],
  ["an empty one", ""],
  ["no base64", "%%%"],
  ["no JSON", Buffer.from("{token").toString("base64url")],
  ["invalid UTF-8", Buffer.from([0xff, 0xfe]).toString("base64url")],
  ["no object", encode("text")],
  ["null", encode(null)],
  ["no token", encode({ mobile: "81234567890" })],
  ["an empty token", encode({ token: "", mobile: "81234567890" })],
  ["a token that is no text", encode({ token: { a: 1 }, mobile: "81234567890" })],
  ["no mobile", encode({ token: "t" })],
  ["a mobile that is none", encode({ token: "t", mobile: "7123" })],
  ["more than any key", encode({ token: "t".repeat(9000), mobile: "81234567890" })],
])("[REG-33] [Q08] %s acts as none", (_what, text) => {
  expect(readRegistrationKey(text)).toBeUndefined();
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", 7])(
  "[SGN-37] [Q27] [AC-17] a key that leads to %s leads home",
  (redirectUrl) => {
    expect(readRegistrationKey(encode({ ...key, redirectUrl }))?.redirectUrl).toBe("/");
  },
);

test("what is no address, ticket or flag is left out", () => {
  expect(readRegistrationKey(encode({ ...key, email: "a@", tokenSS: 1, mapclub: "yes", more: 1 }))).toEqual(key);
});
