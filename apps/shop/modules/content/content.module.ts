import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { articleDetail } from "./resolvers/Query.articleDetail.ts";
import { blogList } from "./resolvers/Query.blogList.ts";
import { getPageByUrl } from "./resolvers/Query.getPageByUrl.ts";
import { homeInit } from "./resolvers/Query.homeInit.ts";
import { relatedArticles } from "./resolvers/Query.relatedArticles.ts";
import { sitemapPages } from "./resolvers/Query.sitemapPages.ts";
import * as createLandingPages from "./storage/migrations/0001-create-landing-pages.ts";
import * as addPageKeywords from "./storage/migrations/0002-add-page-keywords.ts";
import * as datePages from "./storage/migrations/0003-date-pages.ts";
import * as orderArticles from "./storage/migrations/0004-order-articles.ts";
import * as keepVersions from "./storage/migrations/0005-keep-versions.ts";
import * as tellChanges from "./storage/migrations/0006-tell-changes.ts";
import * as namePagesInLanguages from "./storage/migrations/0007-name-pages-in-languages.ts";
import { pageWords } from "./use-cases/find-pages.ts";
import { contentFollower, followContent } from "./use-cases/follow-content.ts";
import { cacheHomeInit, homeInitCache } from "./use-cases/read-home-init.ts";

/** Mounted after the catalogue, whose tree is the navigation. */
export const contentModule: ShopModule = {
  name: "content",
  migrations: {
    "0001-create-landing-pages": createLandingPages,
    "0002-add-page-keywords": addPageKeywords,
    "0003-date-pages": datePages,
    "0004-order-articles": orderArticles,
    "0005-keep-versions": keepVersions,
    "0006-tell-changes": tellChanges,
    "0007-name-pages-in-languages": namePagesInLanguages,
  },
  parts: [homeInitCache, contentFollower, pageWords],
  resolvers: { Query: { articleDetail, blogList, relatedArticles, homeInit, getPageByUrl, sitemapPages } },
  recurringTasks: (platform) => [
    { name: "follow written pages", every: seconds(1), run: () => followContent(platform), inEveryProcess: true },
  ],
  start: followContent,
  prepareToAnswer: async (platform) => cacheHomeInit(platform),
};
