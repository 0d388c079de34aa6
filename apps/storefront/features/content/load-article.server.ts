import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql } from "../../platform/gateway/document.ts";
import { markIncomplete } from "../../platform/page/page-fate.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { readBlocks } from "./content-blocks.ts";
import { shownBlock } from "./load-landing-page.server.ts";

const articleDocument = graphql(`
  query articleDetail($id: ID!) {
    articleDetail(id: $id) {
      articleCode articleTitle articleSubtitle articleImage articleContent createTime navigationCode author relatedGoods
    }
  }
`);

/** A question and answer or an article by its code [CNT-06]; 404 if there is none. */
export async function loadArticle({ context, params }: LoaderFunctionArgs) {
  const result = await callShopForPage(context, articleDocument, { id: params.id ?? "" });
  if (result.ok && !result.value.articleDetail) throw data(null, { status: 404 });
  if (!result.ok) markIncomplete(context);
  const article = result.ok ? result.value.articleDetail : null;
  return {
    words: packedWords(context, "content"),
    article,
    related: await relatedGoods(context, article?.relatedGoods),
  };
}

/** The rail under an article; null where it names none. */
async function relatedGoods(context: Readonly<RouterContextProvider>, block: unknown) {
  const [rail] = readBlocks([block]);
  if (rail?.type !== "products") return null;
  const shown = await shownBlock(context, rail);
  return shown.type === "products" && shown.products.length > 0 ? shown : null;
}
