import { describe, expect, test } from "vitest";
import { guideAddress, productGuideAddress } from "./guide-address.ts";
import { type GuideCategory, menuOf, placeOfGuide } from "./model/guide-place.ts";

const category = (code: string, name: string, brands: readonly string[], below: readonly GuideCategory[] = []) => ({
  categoryCode: code,
  categoryName: name,
  sizeGuideBrandObjects: brands.map((brandName) => ({
    brandCode: brandName.toUpperCase().replace(/\W/g, ""),
    brandName,
  })),
  categoryList: below,
});
const tree = [
  category(
    "apparel",
    "Apparel",
    [],
    [category("tops", "Tops", [], [category("tshirts", "T-shirts", ["Kopi-Sore Co", "Rabu Malam"])])],
  ),
];
const subject = { categoryCode: "c9", brandCode: "KS", brand: "Kopi Sore" };

describe("the address of a product's guide", () => {
  test.each([
    [["A", "B", "C", "D"], "/size-guide/C-KS-Kopi%20Sore"],
    [["A", "B", "C"], "/size-guide/C-KS-Kopi%20Sore"],
    [["A", "B"], "/size-guide/B-KS-Kopi%20Sore"],
    [["A"], "/size-guide/A-KS-Kopi%20Sore"],
    [[], "/size-guide/c9-KS-Kopi%20Sore"],
  ])("[SZG-03] of the category path %j", (trail, address) => {
    expect(productGuideAddress({ ...subject, trail })).toBe(address);
  });

  test.each(["50% wol/katun", "Baju?", "a#b"])("[SZG-01] %s stays one segment of the path", (name) => {
    const { pathname } = new URL(guideAddress(name, "KS", "Kopi Sore"), "http://localhost");
    expect(decodeURIComponent(pathname.split("/")[2] ?? "")).toBe(`${name}-KS-Kopi Sore`);
  });
});

describe("what an address asks for", () => {
  test.each([
    ["tshirts-KOPISORECO-Kopi-Sore Co", { category: "tshirts", brandCode: "KOPISORECO" }],
    ["T-shirts-KOPISORECO-Kopi-Sore Co", { category: "tshirts", brandCode: "KOPISORECO" }],
    ["t-SHIRTS-rabumalam-rabu  malam", { category: "tshirts", brandCode: "RABUMALAM" }],
    ["Long-sleeve tops-RABUMALAM-Rabu Malam", { category: "long-sleeve tops", brandCode: "RABUMALAM" }],
    ["Balls-OTHER-Other-Brand", { category: "Balls", brandCode: "OTHER" }],
    ["nothing", { category: "nothing", brandCode: "" }],
    ["", { category: "", brandCode: "" }],
  ])("[SZG-01, K29] %s", (joined, place) => {
    expect(placeOfGuide(joined, tree)).toEqual(place);
  });
});

test("[SZG-05, CON-18] of four levels the menu shows three", () => {
  const four = [
    category("a", "A", [], [category("b", "B", [], [category("c", "C", ["X"], [category("d", "D", ["Y"])])])]),
  ];
  const codes = (list: readonly GuideCategory[]): string[] =>
    list.flatMap((one) => [one.categoryCode ?? "", ...codes(one.categoryList ?? [])]);
  expect(codes(menuOf(four))).toEqual(["a", "b", "c"]);
});
