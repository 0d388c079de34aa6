import { expect, test } from "vitest";
import {
  canonicalListingPaths,
  keywordOfFile,
  listPageAddress,
  offeredPages,
  readListingQuery,
  toggledFilter,
  withoutFilters,
} from "./listing-address.ts";

test("an address typed by hand never breaks a list", () => {
  const query = readListingQuery(new URLSearchParams("page=-3&sort=best&brand=&colour=RED&colour=RED&nonsense=1"));
  expect(query).toEqual({ page: 1, sort: undefined, filters: [{ name: "colour", codes: ["RED"] }] });
});

test("[LST-15] a chip's link is the list without that value, from the first page", () => {
  const parameters = new URLSearchParams("q=lari&brand=A&brand=B&page=3&sort=newest");
  expect(toggledFilter("/plp/search", parameters, "brand", "A")).toBe("/plp/search?q=lari&brand=B&sort=newest");
  expect(toggledFilter("/plp/search", parameters, "size", "EU-42")).toContain("size=EU-42");
  expect(withoutFilters("/plp/search", parameters)).toBe("/plp/search?q=lari&sort=newest");
});

test("pages keep the filters, and the first has no number", () => {
  const parameters = new URLSearchParams("brand=A&page=3");
  expect(listPageAddress("/plp/a", parameters, 2)).toBe("/plp/a?brand=A&page=2");
  expect(listPageAddress("/plp/a", parameters, 1)).toBe("/plp/a?brand=A");
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])("page %i of %i offers %j", (current, last, pages) => {
  expect(offeredPages(current, last)).toEqual(pages);
});

test("[LST-03, LST-04] the keyword of a .html path is its last part, decoded", () => {
  expect(keywordOfFile("/a/Running%20shoes.html")).toBe("Running shoes");
  expect(keywordOfFile("sepatu.html")).toBe("sepatu");
  expect(keywordOfFile("/%E0%A4%A.html")).toBeUndefined();
  expect(keywordOfFile("/plp/search")).toBeUndefined();
});

test("each page of a list is canonical by itself; a search, an order or a filter is not for search engines", () => {
  const own = { "en-US": "/Footwear.html", "id-ID": "/Sepatu.html" };
  const canonical = (search: string, page: number) => canonicalListingPaths(own, new URLSearchParams(search), page);
  expect(canonical("", 1)).toEqual(own);
  expect(canonical("page=3&utm_source=x", 3)).toEqual({
    "en-US": "/Footwear.html?page=3",
    "id-ID": "/Sepatu.html?page=3",
  });
  expect(canonical("page=1", 1)).toEqual(own);
  for (const search of ["q=raket", "sort=price_asc&page=2", "brand=A"]) expect(canonical(search, 2)).toBeUndefined();
  expect(canonicalListingPaths(undefined, new URLSearchParams(), 1)).toBeUndefined();
});
