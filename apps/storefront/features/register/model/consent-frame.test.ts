import { expect, test } from "vitest";
import { consentFrameAddress, keyOfConsentPage } from "./consent-frame.ts";
import { dataConsentAddress, readRegistrationKey, writeRegistrationKey } from "./registration-key.ts";

const key = { token: "t", mobile: "81234567890", redirectUrl: "/store?city=1&x=2", mapclub: true };

test("[CLB-06] the frame's address and the page's carry redirectUrl and key, and the club's page its language", () => {
  const frame = new URL(consentFrameAddress("https://mapclub.example/", key, "id-ID"));
  expect(frame.origin + frame.pathname).toBe("https://mapclub.example/site/consent");
  const page = new URL(dataConsentAddress(key), "https://shop.example");
  expect(page.pathname).toBe("/register/mapclub/data-consent");
  for (const address of [frame, page]) {
    expect(address.searchParams.get("redirectUrl")).toBe("/store?city=1&x=2");
    expect(readRegistrationKey(address.searchParams.get("key"))).toEqual(key);
  }
  expect(frame.searchParams.get("lang")).toBe("id-ID");
});

test.each([
  ["its own redirectUrl", "redirectUrl=%2Fcheckout%2F1&", "/checkout/1"],
  ["the key's without one of its own", "", "/store?city=1&x=2"],
  ["home instead of another site", "redirectUrl=%2F%2Fevil.example&", "/"],
])("[CLB-06~] [Q27] the page hands on %s", (_which, asked, redirectUrl) => {
  expect(keyOfConsentPage(`?${asked}key=${writeRegistrationKey(key)}`)).toEqual({ ...key, redirectUrl });
});

test("[CLB-06~] a page without a key has nothing to hand on", () => {
  expect(keyOfConsentPage("?redirectUrl=/store")).toBeUndefined();
});
