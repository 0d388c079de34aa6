import { expect, test } from "vitest";
import { buildFrame } from "../../catalogue/frame.ts";
import type { NavigationRow } from "../../catalogue/read-models.ts";
import { sampleCatalogue } from "../../catalogue/testing/sample-catalogue.ts";
import { footerLinks } from "./footer-links.ts";
import { headerShortcuts } from "./header-shortcuts.ts";
import { sportPages } from "./sport-pages.ts";

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
  const shortcuts = headerShortcuts(frame, rows, [], "id-ID");
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

test("a sport with a written page leads there, and the footer has it too", () => {
  const rows = [row({}), row({ sport: "FOOTBALL", categoryCode: "footballs" })];
  const written = sportPages(
    frame,
    [
      { pageUrl: "/page/running", localUrls: { "id-ID": "/page/lari" } },
      { pageUrl: "/page/about-us", localUrls: {} },
    ],
    "id-ID",
  );
  const sports = headerShortcuts(frame, rows, written, "id-ID").find(({ code }) => code === "sport");
  expect(sports?.children.map(({ name, url }) => [name, url])).toEqual([
    ["Lari", "/page/lari"],
    ["Sepak bola", "/plp/search?sport=FOOTBALL"],
  ]);
  const footer = footerLinks("Gelora", written, [], "id-ID");
  expect(footer.map(({ name }) => name)).toEqual(["Bantuan", "Olahraga", "Gelora", "Ketentuan"]);
  expect(footer[1]?.children).toMatchObject([{ name: "Lari", url: "/page/lari" }]);
  expect(footerLinks("Gelora", [], [], "id-ID").map(({ name }) => name)).not.toContain("Olahraga");
});

test("the footer leads to where its pages stand in the language, and to their documented addresses otherwise", () => {
  const shown = [{ pageUrl: "/page/about-us", localUrls: { "id-ID": "/page/tentang-kami" } }];
  const leads = (language: "en-US" | "id-ID", code: string) =>
    footerLinks("Gelora", [], shown, language)
      .flatMap(({ children }) => children)
      .find((link) => link.code === code)?.url;
  expect([leads("id-ID", "about"), leads("en-US", "about")]).toEqual(["/page/tentang-kami", "/page/about-us"]);
  expect(leads("id-ID", "delivery")).toBe("/page/delivery-returns");
});

test("nothing leads to where nothing is sold", () => {
  expect(headerShortcuts(frame, [], [], "en-US")).toEqual([]);
});
