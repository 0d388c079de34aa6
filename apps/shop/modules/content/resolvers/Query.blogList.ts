import { isLanguage } from "@gelora/locale/language.ts";
import { listPage, pageInfoOf } from "../../../platform/list-page.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listArticles } from "../use-cases/read-article.ts";

/** Published articles alone: every other status is empty [CNT-02, OPS-50]. */
export const blogList: QueryResolvers["blogList"] = async (_parent, { input }, { platform, language }) => {
  const page = listPage(input, { most: 50 });
  const asked = isLanguage(input.locale) ? input.locale : language;
  const { articles, total } =
    input.status === "1" ? await listArticles(platform, input.navigationCode, page, asked) : { articles: [], total: 0 };
  return {
    dataList: articles,
    pageInfo: pageInfoOf(page, total),
  };
};
