import { data, type LoaderFunctionArgs } from "react-router";
import { callShopForPage } from "../../platform/gateway/call-shop-for-page.server.ts";
import { markUnavailable } from "../../platform/page/page-fate.ts";
import { factsOf } from "../../platform/page/request-facts.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { blogListDocument, blogPage } from "./data/blog-documents.ts";

/**
 * One page of the blog; the browser adds the next ones. A page that does not exist is a 404, and
 * one that cannot be read now a 503.
 */
export async function loadBlog({ context, url }: LoaderFunctionArgs) {
  const page = pageOf(url.searchParams.get("page"));
  const result = await callShopForPage(context, blogListDocument, blogPage(factsOf(context).language, page));
  if (!result.ok) markUnavailable(context);
  const list = result.ok ? result.value.blogList : undefined;
  if (list && page > 1 && list.dataList.length === 0) throw data(null, { status: 404 });
  return {
    words: packedWords(context, "blog"),
    page,
    articles: list?.dataList ?? [],
    hasNext: list?.pageInfo.hasNextPage ?? false,
    failed: list === undefined,
  };
}

/** A whole number from 1; anything else is the first page. */
function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
