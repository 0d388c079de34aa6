import type { PageBlock } from "@gelora/contracts/page-content.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addressesOf, addressIn, articleFolder } from "../domain/page-address.ts";
import { relatedArticles } from "../domain/related-articles.ts";
import type { DatedPage } from "../domain/stored-page.ts";
import { selectArticles, selectArticleWords, selectShownPages } from "../storage/lists.ts";
import { readPreviewed, readPublished } from "./read-published.ts";

/**
 * An article: the page at `/information/{code}`, of which the first text is the article [CNT-06].
 * Articles are thus edited, scheduled and found by keyword as all pages are.
 * @param isPreview whether the draft is wanted, and may be seen
 * @returns undefined when none may be shown
 */
export async function readArticle(platform: Platform, code: string, language: Language, isPreview: boolean) {
  if (!/^[\w-]+$/.test(code)) return undefined;
  const page = await (isPreview ? readPreviewed : readPublished)(platform, articleFolder + code);
  return page && articleOf(page, language);
}

/** A page of a list of articles, the newest first, in one language [CNT-02]. */
export async function listArticles(
  platform: Platform,
  navigationCode: string,
  page: { readonly limit: number; readonly offset: number },
  language: Language,
) {
  const { articles, total } = await platform.database.fromReplica(() => selectArticles(platform, navigationCode, page));
  return { articles: articles.map((article) => articleOf(article, language)), total };
}

/** So many of a list, the newest, are looked through. */
const mostCompared = 300;

/** Others of an article's list, the closest first; none for what stands in no list. */
export async function readRelatedArticles(platform: Platform, code: string, language: Language) {
  if (!/^[\w-]+$/.test(code)) return [];
  const page = await readPublished(platform, articleFolder + code);
  if (!page?.navigationCode) return [];
  const { navigationCode, pageUrl } = page;
  return platform.database.fromReplica(async () => {
    const words = await selectArticleWords(platform, navigationCode, language, mostCompared);
    const addresses = relatedArticles(pageUrl, words);
    const pages = await selectShownPages(platform, addresses);
    return addresses.flatMap((address) => {
      const related = pages.find((one) => one.pageUrl === address);
      return related ? [articleOf(related, language)] : [];
    });
  });
}

function articleOf(page: DatedPage, language: Language) {
  const blocks: readonly PageBlock[] = page.content[language].pc;
  const text = blocks.find((block) => block.type === "html");
  return {
    articleCode: page.pageUrl.slice(articleFolder.length),
    address: addressIn(page, language),
    addresses: addressesOf(page),
    articleTitle: text?.title ?? null,
    articleSubtitle: text?.subtitle ?? null,
    articleImage: text?.image ?? null,
    articleContent: text?.text ?? "",
    createTime: page.createdAt.toISOString(),
    navigationCode: page.navigationCode ?? null,
    author: text?.author ?? null,
    relatedGoods: blocks.find((block) => block.type === "products") ?? null,
  };
}
