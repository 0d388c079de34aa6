import { categoryPictures, readFrame } from "../../apps/shop/modules/catalogue/read-models.ts";
import { addPages } from "../../apps/shop/modules/content/content.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import { blogArticles } from "./articles/all-articles.ts";
import { pageOfArticle } from "./articles/article.ts";
import { homePage } from "./content/home-page.ts";
import { indonesianSlugs } from "./content/indonesian-slugs.ts";
import { pageKeywords } from "./content/page-keywords.ts";
import { policies } from "./content/policies.ts";
import { servicePages } from "./content/service-pages.ts";
import { smallTexts } from "./content/small-texts.ts";
import { landingPages } from "./landing/landing-pages.ts";

/** Writes the demonstration shop's missing pages. @returns how many were written */
export async function writePages(platform: Platform): Promise<number> {
  const frame = await readFrame(platform);
  const goods = { pictures: await categoryPictures(platform), brands: [...frame.brands.values()] };
  const contents = {
    "/page/home": homePage(goods),
    ...landingPages(goods),
    ...servicePages,
    ...policies,
    ...smallTexts,
  };
  const pages = Object.entries(contents).map(([pageUrl, content]) => ({
    pageUrl,
    content,
    keywords: pageKeywords[pageUrl] ?? [],
  }));
  const named = [...pages, ...blogArticles.map(pageOfArticle)].map((page) => {
    const slug = indonesianSlugs[page.pageUrl];
    return slug ? { ...page, slugs: { "id-ID": slug } } : page;
  });
  return addPages(platform, named);
}
