import { expect, test } from "vitest";
import { mayReload } from "./chunk-reload.ts";
import { platformOf } from "./device.ts";
import { badgeText } from "./mini-cart-badge.ts";
import { namedListingAddress, productAddress } from "./product-address.ts";
import { textOfContent } from "./text-of-content.ts";
import { campaignOf } from "./tracking.ts";

test.each([
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [250, "99+"],
])("[SHL-08, CON-16] a cart of %i shows %j", (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test("[SHL-16] the chat's count is capped at 9+", () => {
  expect([9, 10].map((count) => badgeText(count, 9))).toEqual(["9", "9+"]);
});

test("[SHL-21, CON-10] 768 px and phones are H5, 769 px is PC", () => {
  expect(platformOf(768, "Chrome")).toBe("H5");
  expect(platformOf(769, "Chrome")).toBe("PC");
  expect(platformOf(1280, "Mozilla/5.0 (iPhone)")).toBe("H5");
});

test("[ERR-08, STA-09] a failed chunk reloads once, and again only after 60 s", () => {
  expect(mayReload(undefined, 1_000)).toBe(true);
  expect(mayReload("1000", 60_999)).toBe(false);
  expect(mayReload("1000", 61_000)).toBe(true);
  expect(mayReload("nonsense", 1)).toBe(true);
});

test("[TRK-03, STA-04] any campaign parameter makes a set of its own; without one there is none to keep", () => {
  expect(campaignOf("?utm_source=wa&utm_campaign=lari&x=1")).toBe('{"utm_source":"wa","utm_campaign":"lari"}');
  expect(campaignOf("?x=1")).toBeUndefined();
});

test("[LST-22, PDP-01] a product's address has its name and its code", () => {
  expect(productAddress("Raung 5: Men's Café", "RB1")).toBe("/pdp/raung-5-men-s-cafe/RB1");
  expect(productAddress("靴", "A/1", "S 1")).toBe("/pdp/product/A%2F1?skuCode=S%201");
});

test("[PDP-03, PDP-04] names of categories and brands lead to their list, trimmed and encoded", () => {
  expect(namedListingAddress(" Running shoes ")).toBe("/Running%20shoes.html");
});

test("[CKE-05, PDP-09] the text of a small page is of the language and device class, and empty for broken content", () => {
  const content = JSON.stringify({
    "id-ID": { h5: [{ type: "text", text: "Halo" }], pc: [{ type: "text", text: "Hai" }] },
  });
  expect(textOfContent(content, "id-ID", "h5")).toBe("Halo");
  expect(textOfContent(content, "en-US", "pc")).toBe("");
  expect(textOfContent("{", "id-ID", "pc")).toBe("");
  expect(textOfContent(null, "id-ID", "pc")).toBe("");
});
