import { expect, test } from "vitest";
import { buildFrame } from "../../catalogue/frame.ts";
import { sampleCatalogue } from "../../catalogue/testing/sample-catalogue.ts";
import { listAddresses } from "./list-addresses.ts";

const { brands, categories, sports } = sampleCatalogue();
const named = (categoryCode: string, english: string, indonesian: string) => ({
  categoryCode,
  parentCode: undefined,
  name: { "en-US": english, "id-ID": indonesian },
  position: 1,
});
const frame = buildFrame(
  1,
  [...brands, ...brands.slice(0, 1).map((brand) => ({ ...brand, brandCode: "OTHER", brandName: "Gloves" }))],
  [
    ...categories,
    named("GLV", "Gloves", "Sarung tangan"),
    named("WGLV", "Gloves", "Sarung tangan kiper"),
    named("SL", "Sale", "Obral"),
  ],
  sports,
);
const addressesOf = (group: "brand" | "category" | "sport", code: string) =>
  listAddresses({ group, code }, frame)?.map(({ address }) => address);

test("a list stands at its name in each language", () => {
  expect(addressesOf("category", "runningshoes")).toEqual(["/Running%20shoes.html", "/Sepatu%20lari.html"]);
  expect(addressesOf("brand", "KILAT")).toEqual(["/Kilat.html", "/Kilat.html"]);
});

test("a name that leads elsewhere is no address: a category has its code, a brand none", () => {
  expect(addressesOf("category", "GLV")?.[0]).toBe("/Gloves.html");
  expect(addressesOf("category", "WGLV")).toEqual(["/plp/WGLV", "/Sarung%20tangan%20kiper.html"]);
  expect(addressesOf("category", "SL")).toEqual(["/plp/SL", "/plp/SL"]);
  expect(addressesOf("brand", "OTHER")).toBeUndefined();
});
