import { expect, test } from "vitest";
import { pathWithCampaign } from "./campaign-path.ts";
import { normalEmail, normalMobile } from "./matching.ts";

test("[TRK-03~] the campaign's three parameters and no others are part of the address", () => {
  expect(pathWithCampaign("/", '{"utm_source":"a b","utm_medium":"m","x":"1"}')).toBe("/?utm_source=a+b&utm_medium=m");
  expect(pathWithCampaign("/", { utm_campaign: "c" })).toBe("/?utm_campaign=c");
  for (const nothing of [null, undefined, "", "{", "[]", '{"utm_source":1}', 7])
    expect(pathWithCampaign("/store", nothing)).toBe("/store");
});

test("addresses and numbers are brought into Meta's form before they are hashed", () => {
  expect(normalEmail(" Sari@Example.COM ")).toBe("sari@example.com");
  expect(normalMobile("812-0000 001")).toBe("628120000001");
  expect(normalMobile("08120000001")).toBe("628120000001");
});
