import { expect, test } from "vitest";
import { inLanguage, splitLanguage, withoutLanguage } from "./language-address.ts";

test("the first part of an address may name its language", () => {
  expect(splitLanguage("/id/plp/footwear?page=2")).toEqual({ language: "id-ID", path: "/plp/footwear?page=2" });
  expect(splitLanguage("/en")).toEqual({ language: "en-US", path: "/" });
  expect(splitLanguage("/EN?preview=true")).toEqual({ language: "en-US", path: "/?preview=true" });
  expect(splitLanguage("/id/")).toEqual({ language: "id-ID", path: "/" });
});

test("whatever only begins like a language is an address as documented", () => {
  for (const address of ["/", "/ideas", "/identity/x", "/fr/plp", "/plp/id", "/id.html", "/en-US/x", ""])
    expect(splitLanguage(address)).toEqual({ language: undefined, path: address });
});

test("an address comes back from its language unchanged", () => {
  for (const path of ["/", "/plp/footwear", "/pdp/bola-5/A%261?skuCode=1", "/?preview=true"]) {
    expect(withoutLanguage(inLanguage(path, "id-ID"))).toBe(path);
    expect(splitLanguage(inLanguage(path, "en-US")).language).toBe("en-US");
  }
  expect(inLanguage("/", "id-ID")).toBe("/id");
  expect(inLanguage("/?a=1", "id-ID")).toBe("/id?a=1");
});

test("what a language hides behind its first part is not taken for another host", () => {
  expect(splitLanguage("/id//evil.example")).toEqual({ language: "id-ID", path: "//evil.example" });
});
