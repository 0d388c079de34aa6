import type { PageBlock, PageContent } from "@gelora/contracts/page-content.ts";
import { expect, test } from "vitest";
import { categories } from "../../../tools/catalogue/taxonomy/categories.ts";
import { generateCatalogue } from "../../catalogue/generate-catalogue.ts";
import { drawBanner } from "../../drawings/draw-banner.ts";
import { landingPages } from "./landing-pages.ts";

const catalogue = generateCatalogue();
const products = [...catalogue.products];
const pictures = new Map(
  products.flatMap(({ categoryCodes, colours }) =>
    categoryCodes.map((code) => [code, colours[0]?.media[0] ?? ""] as const),
  ),
);
const pages = Object.entries(landingPages({ pictures, brands: catalogue.brands }));

const everyBlock = (content: PageContent): readonly PageBlock[] =>
  Object.values(content).flatMap(({ h5, pc }) => [...h5, ...pc]);

/** A category and those below it. */
function branch(code: string): ReadonlySet<string> {
  const below = categories.filter(({ parentCode }) => parentCode === code);
  return new Set([code, ...below.flatMap(({ categoryCode }) => [...branch(categoryCode)])]);
}

/** How many of the demonstration's goods are in a category, of these genders and sports. */
function goodsOf(category: string | undefined, filters: readonly { name: string; codes: readonly string[] }[]): number {
  const codes = category ? branch(category) : undefined;
  const wanted = (name: string, code: string) =>
    filters.filter((filter) => filter.name === name).every(({ codes }) => codes.includes(code));
  return products.filter(
    ({ categoryCodes, gender, sport, brandCode }) =>
      categoryCodes.some((code) => codes?.has(code) ?? true) &&
      wanted("gender", gender) &&
      wanted("sport", sport ?? "") &&
      wanted("brand", brandCode),
  ).length;
}

test.each(pages)("%s fills its shelves with the demonstration's goods", (_, content) => {
  const shelves = everyBlock(content).filter((block) => block.type === "products");
  expect(shelves.length).toBeGreaterThan(0);
  for (const { title, search } of shelves)
    expect(
      goodsOf(search?.categoryCode, search?.filters?.filter(({ name }) => name !== "availability") ?? []),
      title,
    ).toBeGreaterThanOrEqual(5);
});

function linksOf(block: PageBlock): readonly string[] {
  if (block.type === "tiles" || block.type === "brands") return block.items.map(({ link }) => link);
  return "link" in block && block.link ? [block.link] : [];
}

test.each(pages)("%s leads to lists that have goods, and shows pictures that can be drawn", (_, content) => {
  const blocks = everyBlock(content);
  const lists = blocks.flatMap(linksOf).filter((link) => link.startsWith("/plp/"));
  expect(lists.length).toBeGreaterThan(0);
  for (const link of lists) {
    const { pathname, searchParams } = new URL(link, "http://localhost");
    const category = pathname.slice("/plp/".length);
    const filters = [...searchParams.keys()].map((name) => ({ name, codes: searchParams.getAll(name) }));
    expect(goodsOf(category === "search" ? undefined : category, filters), link).toBeGreaterThan(0);
  }
  for (const block of blocks) if ("image" in block && block.image) expect(drawBanner(block.image)).toBeDefined();
});

test.each(pages)("%s has a campaign, goods, something to read and answers, in both languages", (_, content) => {
  const types = (blocks: readonly PageBlock[]) => blocks.map(({ type }) => type);
  expect(types(content["en-US"].pc)).toEqual(types(content["id-ID"].h5));
  expect(types(content["id-ID"].pc)).toEqual(expect.arrayContaining(["hero", "tiles", "products", "rich-text", "faq"]));
  // Typographic slips of quick writing
  for (const language of ["en-US", "id-ID"] as const)
    expect(JSON.stringify(content[language].pc)).not.toMatch(/ {2}|\s[,.;:?]/);
});
