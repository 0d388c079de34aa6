import { expect, test } from "vitest";
import { siteAddress, visitOf, wayBack } from "./visit.ts";

const shop = "https://gelora.example/";
const visit = (query: string, accept?: string) => visitOf(new URLSearchParams(query), accept, shop);

test("the language is the address's, else the browser's, else English", () => {
  expect(visit("lang=id-ID", "en").language).toBe("id-ID");
  expect(visit("lang=xx", "id,en;q=0.5").language).toBe("id-ID");
  expect(visit("").language).toBe("en-US");
});

test("the way back leads to the shop's own paths only", () => {
  expect(wayBack(visit("back=%2Fcheckout%2F1%3Fstep%3D2"))).toBe("https://gelora.example/checkout/1?step=2");
  for (const back of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    `/${"x".repeat(600)}`,
    "@evil.example",
  ])
    expect(wayBack(visit(new URLSearchParams({ back }).toString()))).toBe("https://gelora.example/");
});

test("addresses keep the language and the way back", () => {
  expect(siteAddress("pin", visit("lang=id-ID&back=/a"), { step: "code" })).toBe(
    "/site/pin?lang=id-ID&back=%2Fa&step=code",
  );
  expect(siteAddress("pin", visit(""))).toBe("/site/pin?lang=en-US");
});
