import { isLanguage } from "@gelora/locale/language.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listArticles } from "../use-cases/read-article.ts";

const mostOnPage = 50;

/** Published articles alone: every other status is empty [CNT-02, OPS-50]. */
export const blogList: QueryResolvers["blogList"] = async (_parent, { input }, { platform, language }) => {
  const pageNum = Math.max(1, input.pageNum ?? 1);
  const limit = Math.min(Math.max(1, input.pageSize ?? 10), mostOnPage);
  const offset = (pageNum - 1) * limit;
  const asked = isLanguage(input.locale) ? input.locale : language;
  const { articles, total } =
    input.status === "1"
      ? await listArticles(platform, input.navigationCode, { limit, offset }, asked)
      : { articles: [], total: 0 };
  return {
    dataList: articles,
    pageInfo: {
      hasNextPage: offset + articles.length < total && articles.length > 0,
      hasPreviousPage: pageNum > 1,
      startCursor: articles[0]?.articleCode ?? null,
      endCursor: articles.at(-1)?.articleCode ?? null,
      totalCount: total,
    },
  };
};
