import { data, type LoaderFunctionArgs } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql } from "../../platform/gateway/document.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { packedWords } from "../../platform/words/words.server.ts";

const articleDocument = graphql(`
  query articleDetail($id: ID!) {
    articleDetail(id: $id) { articleTitle articleSubtitle articleImage articleContent createTime }
  }
`);

/** A question and answer or an article by its code [CNT-06]; 404 if there is none. */
export async function loadArticle({ context, params }: LoaderFunctionArgs) {
  const result = await callShopForPage(context, articleDocument, { id: params.id ?? "" });
  if (result.ok && !result.value.articleDetail) throw data(null, { status: 404 });
  if (!result.ok) markIncomplete(context);
  return { words: packedWords(context, "content"), article: result.ok ? result.value.articleDetail : null };
}
