import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { graphql } from "../../platform/gateway/document.ts";
import { isPassing } from "../../platform/gateway/gateway-failures.ts";
import { markIncomplete, markUnavailable } from "../../platform/page/page-fate.ts";
import { redirectToOwnPath } from "../../platform/page/redirect-to-own-path.server.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { shopTerms } from "../../platform/page/shop-terms.server.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { breadcrumb } from "../../platform/page/structured-shop.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { readBlocks } from "./content-blocks.ts";
import { faqCode } from "./load-faq.server.ts";
import { furtherBlocks, shownBlock } from "./load-landing-page.server.ts";

const articleDocument = graphql(`
  query StorefrontArticle($id: ID!, $preview: Boolean, $page: GetPageByUrlInput!) {
    articleDetail(id: $id, preview: $preview) {
      articleCode address articleTitle articleSubtitle articleImage articleContent createTime navigationCode author relatedGoods
    }
    getPageByUrl(getPageByUrlInput: $page) { pageUrl addresses { language address } pageContent movedTo }
  }
`);

const othersDocument = graphql(`
  query relatedArticles($id: ID!) {
    relatedArticles(id: $id) { articleCode address articleTitle articleSubtitle articleImage createTime }
  }
`);

/**
 * A question and answer or an article by its code [CNT-06]; 301 to where it has moved or from
 * another spelling, 404 if there is none, 503 while the shop does not answer.
 */
export async function loadArticle({ context, params, url }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  // As of landing pages: the shop decides who may see a draft [HOM-05].
  const preview = url.searchParams.get("preview") === "true" ? { preview: true } : {};
  const page = { pageUrl: `/information/${id}`, deviceType: factsOf(context).device, ...preview };
  const result = await callShopForPage(context, articleDocument, { id, page, ...preview });
  const answered = result.ok ? result.value.getPageByUrl : null;
  const { further, hasAnswers, documented, paths } = await furtherBlocks(context, answered);
  if (result.ok && !result.value.articleDetail) throw data(null, { status: 404 });
  redirectToOwnPath(paths, url, documented);
  const failed = !result.ok && isPassing(result.failure);
  if (failed) markUnavailable(context);
  else if (!result.ok) markIncomplete(context);
  const article = result.ok ? result.value.articleDetail : null;
  const isBlog = article?.navigationCode === "Blog";
  if (isBlog) addStructuredData(context, wayTo(context, article));
  const [related, others] = await Promise.all([
    relatedGoods(context, article?.relatedGoods),
    isBlog ? otherArticles(context, id) : [],
  ]);
  return {
    words: packedWords(context, "content"),
    article,
    paths,
    failed,
    further,
    /** The help centre shows these questions too: one of the two is the page that is found. */
    isHelpCentre: article?.articleCode === faqCode && hasAnswers,
    related,
    others,
  };
}

/** Home, the blog, the article. */
function wayTo(context: Readonly<RouterContextProvider>, article: { address: string; articleTitle?: string | null }) {
  const { language } = factsOf(context);
  return breadcrumb(shopTerms(), language, [
    { name: "Blog", path: "/blog" },
    { name: article.articleTitle ?? "", path: article.address },
  ]);
}

/** The rail under an article; null where it names none. */
async function relatedGoods(context: Readonly<RouterContextProvider>, block: unknown) {
  const [rail] = readBlocks([block]);
  if (rail?.type !== "products") return null;
  const shown = await shownBlock(context, rail);
  return shown.type === "products" && shown.products.length > 0 ? shown : null;
}

/** Others of the blog that are close to it; none when the shop does not answer. */
async function otherArticles(context: Readonly<RouterContextProvider>, id: string) {
  const result = await callShopForPage(context, othersDocument, { id });
  if (!result.ok) markIncomplete(context);
  return result.ok ? result.value.relatedArticles : [];
}
