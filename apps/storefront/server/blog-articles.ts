import type { Language } from "@gelora/locale/language.ts";
import { graphql, type ResultOf } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";

const feedDocument = graphql(`
  query blogList_feed($locale: String!, $pageNum: Int!) {
    blogList(input: { navigationCode: "Blog", status: "1", locale: $locale, pageNum: $pageNum, pageSize: 50 }) {
      dataList { address addresses { language address } articleTitle articleSubtitle articleImage createTime }
      pageInfo { hasNextPage }
    }
  }
`);

export type FeedArticle = ResultOf<typeof feedDocument>["blogList"]["dataList"][number];

/** The sitemap's and the feed's articles are few; this bounds a list that never ends. */
const mostPages = 100;

/** All articles of the blog, the newest first; undefined if the shop does not answer. */
export async function loadBlogArticles(
  locale: Language,
  options: CallOptions,
  pages = mostPages,
): Promise<readonly FeedArticle[] | undefined> {
  const articles: FeedArticle[] = [];
  for (let pageNum = 1; pageNum <= pages; pageNum += 1) {
    const result = await callGateway(feedDocument, { locale, pageNum }, options);
    if (!result.ok) return undefined;
    articles.push(...result.value.blogList.dataList);
    if (!result.value.blogList.pageInfo.hasNextPage) break;
  }
  return articles;
}
