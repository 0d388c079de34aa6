import { expect, test } from "vitest";
import { keywordAddress, keywordOfAddress } from "./keyword-address.ts";

test("[LST-05, SHL-07] a keyword is encoded without ampersands, spaces collapsed", () => {
  expect(keywordAddress("shoes & socks")).toBe("/search/shoes%20socks.html");
  expect(keywordAddress("H&M")).toBe("/search/H%20M.html");
  expect(keywordAddress("  sepatu   lari ")).toBe("/search/sepatu%20lari.html");
  expect(keywordAddress("50% off/new?")).toBe("/search/50%25%20off%2Fnew%3F.html");
});

test("[LST-05~] a keyword of ampersands alone leads to the list that found nothing", () => {
  expect(keywordAddress("&")).toBe("/plp/search?q=%26");
  expect(keywordAddress(" && ")).toBe("/plp/search?q=%20%26%26%20");
});

test("the search box keeps what was searched, on both kinds of address", () => {
  expect(keywordOfAddress("/search/sepatu%20lari.html", "")).toBe("sepatu lari");
  expect(keywordOfAddress("/category/3%2F4%20tights.html", "")).toBe("3/4 tights");
  expect(keywordOfAddress("/plp/search", "?q=raket")).toBe("raket");
  expect(keywordOfAddress("/search/%E0%A4%A.html", "")).toBe("%E0%A4%A");
  expect(keywordOfAddress("/help", "?q=retur")).toBe("");
  expect(keywordOfAddress("/Help/", "?q=retur")).toBe("");
  expect(keywordOfAddress("/", "")).toBe("");
});
