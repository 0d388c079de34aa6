import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test("an address that can be read stays, whatever its query", () => {
  for (const url of ["/", "/plp/a?q=%E0%A4%A", "/search/50%25%20off.html", "/id/pdp/sepatu%20lari/R1?a=1", "/a?b?c%"])
    expect(readableAddress(url)).toBe(url);
});

test("one that cannot is an address without a page, in its language", () => {
  for (const path of ["/%E0%A4%A", "/%", "/a%zz", "/pdp/%C3%28/R1?skuCode=1", "/%ff"]) {
    expect(readableAddress(path)).toBe("/400");
    expect(readableAddress(`/id${path}`)).toBe("/id/400");
    expect(readableAddress(`/en${path}`)).toBe("/en/400");
  }
});
