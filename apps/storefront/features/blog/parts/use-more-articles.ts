import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { blogListDocument, blogPage } from "../data/blog-documents.ts";

export type ListedArticle = ResultOf<typeof blogListDocument>["blogList"]["dataList"][number];
export type FirstPage = {
  readonly page: number;
  readonly articles: readonly ListedArticle[];
  readonly hasNext: boolean;
};

/** How far below the screen the list's end may be when the next page is asked for. */
const margin = "600px";

export type MoreArticles = {
  readonly articles: readonly ListedArticle[];
  /** The next page to ask for; undefined after the last, which asks no more. */
  readonly next: number | undefined;
  readonly isFailed: boolean;
  readonly ask: () => Promise<void>;
  /** The element whose coming into sight asks for the next page [CNT-03]. */
  readonly end: RefObject<HTMLDivElement | null>;
};

/**
 * The list of this tab as last shown, for the way back from an article [SHL-25]. Never on the
 * server, which runs no effects.
 */
let kept: { readonly of: string; readonly list: FirstPage } | undefined;

/** The list and its next pages, one call at a time. Remount it for another first page. */
export function useMoreArticles(first: FirstPage): MoreArticles {
  const { language } = usePage();
  const of = [language, first.page, ...first.articles.map(({ articleCode }) => articleCode)].join(" ");
  const [list, setList] = useState(kept?.of === of ? kept.list : first);
  useEffect(() => {
    kept = { of, list };
  }, [of, list]);
  const [isFailed, setIsFailed] = useState(false);
  const working = useRef(false);
  const end = useRef<HTMLDivElement>(null);
  const next = list.hasNext ? list.page + 1 : undefined;
  const ask = useCallback(async (): Promise<void> => {
    if (working.current || next === undefined) return;
    working.current = true;
    const result = await callShop(blogListDocument, blogPage(language, next));
    working.current = false;
    setIsFailed(!result.ok);
    if (!result.ok) return;
    const { dataList, pageInfo } = result.value.blogList;
    setList((before) => ({
      page: next,
      articles: [...before.articles, ...dataList],
      hasNext: pageInfo.hasNextPage,
    }));
  }, [language, next]);
  useEffect(() => {
    const element = end.current;
    // After a failure only a press asks again.
    if (!element || next === undefined || isFailed) return undefined;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void ask();
      },
      { rootMargin: margin },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [ask, next, isFailed]);
  return { articles: list.articles, next, isFailed, ask, end };
}
