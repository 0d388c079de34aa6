import { expect, test } from "vitest";
import { formAddress } from "./form-address.ts";
import { dataConsentAddress, signUpAddress } from "./registration-key.ts";

const key = { token: "t", mobile: "81234567890", redirectUrl: "/store", mapclub: true };
const [form, consent] = [signUpAddress(key), dataConsentAddress(key)];

test.each([
  ["has a card and was not asked", { loyaltyMemberId: "MC-1", mapclubDataConsent: false }, consent],
  ["has a card and has said nothing", { loyaltyMemberId: "MC-1" }, consent],
  ["has agreed", { loyaltyMemberId: "MC-1", mapclubDataConsent: true }, form],
  ["has no card", { mapclubDataConsent: false }, form],
  ["has no record", {}, form],
])("[CLB-08~, K14] who %s joins the club by the right page", (_who, record, address) => {
  expect(formAddress(key, record)).toBe(address);
});

test("[CLB-08~] the shop's own registration never passes the club's page", () => {
  const { mapclub: _mapclub, ...plain } = key;
  expect(formAddress(plain, { loyaltyMemberId: "MC-1" })).toBe(signUpAddress(plain));
});
