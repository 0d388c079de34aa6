import { expect, test } from "vitest";
import { consentFrameAddress } from "./consent-frame.ts";
import { dataConsentAddress, readRegistrationKey } from "./registration-key.ts";

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
