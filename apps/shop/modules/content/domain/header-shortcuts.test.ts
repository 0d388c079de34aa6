import { expect, test } from "vitest";
import { buildFrame } from "../../catalogue/frame.ts";
import type { NavigationRow } from "../../catalogue/read-models.ts";
import { sampleCatalogue } from "../../catalogue/testing/sample-catalogue.ts";
import { headerShortcuts } from "./header-shortcuts.ts";

const { brands, categories, sports } = sampleCatalogue([]);
const frame = buildFrame(1, brands, categories, sports);
const row = (change: Partial<NavigationRow>): NavigationRow => ({
  gender: "MEN",
  sport: "RUNNING",
  brandCode: "KILAT",
  categoryCode: "roadrunning",
  ...change,
});

test("[SHL-19~] beside product types the header leads to people, sports, brands and the sale", () => {
  const rows = [row({}), row({ gender: "KIDS", sport: "FOOTBALL", categoryCode: "footballs" })];
  const shortcuts = headerShortcuts(frame, rows, "id-ID");
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Pria", "/plp/search?gender=MEN"],
    ["Anak", "/plp/search?gender=KIDS"],
    ["Olahraga", "/plp/search"],
    ["Merek", "/plp/search"],
    ["Promo", "/plp/search?discount=10"],
  ]);
  expect(shortcuts[0]?.children).toMatchObject([
    { name: "Sepatu", url: "/plp/footwear?gender=MEN", children: [{ url: "/plp/runningshoes?gender=MEN" }] },
  ]);
  expect(shortcuts[2]?.children.map(({ name }) => name)).toEqual(["Lari", "Sepak bola"]);
  expect(shortcuts[3]?.children).toMatchObject([{ name: "Kilat", url: "/Kilat.html" }]);
});

test("nothing leads to where nothing is sold", () => {
  expect(headerShortcuts(frame, [], "en-US")).toEqual([]);
});
