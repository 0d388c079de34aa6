import type { PageContent } from "@gelora/contracts/page-content.ts";
import { expect, test } from "vitest";
import { wholeRowOf } from "../../apps/storefront/platform/pages/page-facts.ts";
import { categories } from "../../tools/catalogue/taxonomy/categories.ts";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { sizeGuides } from "../catalogue/size-guides.ts";
import { blogArticles } from "./articles/all-articles.ts";
import { pageOfArticle } from "./articles/article.ts";
import { homePage } from "./content/home-page.ts";
import { indonesianSlugs } from "./content/indonesian-slugs.ts";
import { policies } from "./content/policies.ts";
import { servicePages } from "./content/service-pages.ts";
import { smallTexts } from "./content/small-texts.ts";
import { landingPages } from "./landing/landing-pages.ts";

const { brands } = generateCatalogue();
const goods = { pictures: new Map<string, string>(), brands };
const contents: Readonly<Record<string, PageContent>> = {
  "/page/home": homePage(goods),
  ...landingPages(goods),
  ...servicePages,
  ...policies,
  ...smallTexts,
  ...Object.fromEntries(blogArticles.map(pageOfArticle).map(({ pageUrl, content }) => [pageUrl, content])),
};

const nameOf = (brandCode: string) => brands.find((brand) => brand.brandCode === brandCode)?.brandName;
/** The addresses that show something; all others of their kind show that there is nothing. */
const known: ReadonlySet<string> = new Set([
  ...Object.keys(contents),
  "/plp/search",
  ...categories.map(({ categoryCode }) => `/plp/${categoryCode}`),
  ...brands.map(({ brandName }) => `/${brandName}.html`),
  ...sizeGuides().map(({ categoryCode, brandCode }) => `/size-guide/${categoryCode}-${brandCode}-${nameOf(brandCode)}`),
]);

/** A page of the storefront's own, whose address has no part that names something. */
const isFixed = (path: string): boolean => !/[*:]/.test(wholeRowOf(path).path) && wholeRowOf(path).file !== undefined;

/** Of links in blocks, in HTML and in Markdown. */
const linksOf = (content: PageContent): readonly string[] =>
  [...JSON.stringify(content).matchAll(/(?:href=\\"|"link":"|\]\()(\/[^"\\)]*)/g)].map(([, link = ""]) => link);

test.each(Object.entries(contents))("%s leads only to pages of ours that show something", (_, content) => {
  const paths = linksOf(content).map((link) => decodeURI(link.split(/[?#]/)[0] ?? ""));
  expect(paths.filter((path) => !known.has(path) && !isFixed(path))).toEqual([]);
});

test("each page has a name of its own in Indonesian, but for those that the shop knows by their address", () => {
  const known = ["/page/home", "/page/flash-sale", "/information/faq"];
  const pages = Object.keys(contents).filter((address) => /^\/(?:page|information)\//.test(address));
  expect(pages.filter((address) => !known.includes(address)).sort()).toEqual(Object.keys(indonesianSlugs).sort());
});

test("the links of all kinds of pages are found", () => {
  const found = Object.values(contents).flatMap(linksOf);
  for (const kind of ["/page/", "/plp/", "/store", "/contact-us", "/size-guide/"])
    expect(found.filter((link) => link.startsWith(kind)).length, kind).toBeGreaterThan(0);
});
