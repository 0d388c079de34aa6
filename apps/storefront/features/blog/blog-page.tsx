import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { type MouseEvent, useMemo } from "react";
import { useLoaderData } from "react-router";
import { usePage } from "../../platform/page/page-context.ts";
import { PageHead } from "../../platform/page/page-head.tsx";
import { feedAddress } from "../../platform/pages/file-addresses.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { loadBlog } from "./load-blog.server.ts";
import { ArticleCard } from "./parts/article-card.tsx";
import { type FirstPage, useMoreArticles } from "./parts/use-more-articles.ts";

/** The blog [CNT-01]: articles, the newest first, more of them on scrolling. */
export function BlogPage() {
  const words = useWords("blog");
  const loaded = useLoaderData<typeof loadBlog>();
  const { settings, language } = usePage();
  const { page, articles, hasNext, failed } = loaded;
  const first = useMemo(() => ({ page, articles, hasNext }), [page, articles, hasNext]);
  return (
    <PageFrame width="wide">
      <PageHead
        title={words("title")}
        description={words("text")}
        paths={page > 1 ? `/blog?page=${page}` : "/blog"}
        picture={articles[0]?.articleImage}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={words("title")}
        href={settings.siteUrl + feedAddress(language)}
      />
      <h1 className="text-3xl md:text-4xl">{words("title")}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{words("text")}</p>
      {articles.length === 0 ? (
        <EmptyState
          art={failed ? "offline" : "nothing-found"}
          title={words(failed ? "failed" : "empty")}
          text={words(failed ? "failedText" : "emptyText")}
        >
          <a href={failed ? "/blog" : "/plp/search"} className={buttonClass("primary")}>
            {words(failed ? "tryAgain" : "emptyAction")}
          </a>
        </EmptyState>
      ) : (
        <Articles key={`${language} ${page}`} first={first} />
      )}
    </PageFrame>
  );
}

function Articles({ first }: { readonly first: FirstPage }) {
  const words = useWords("blog");
  const { articles, next, isFailed, ask, end } = useMoreArticles(first);
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    void ask();
  };
  return (
    <>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3" data-articles="">
        {articles.map((article, at) => (
          <li key={article.articleCode}>
            <ArticleCard article={article} eager={at < 2} />
          </li>
        ))}
      </ul>
      <div ref={end} className="mt-10 text-center">
        {isFailed ? (
          <p role="alert" className="mb-3 text-bad">
            {words("failed")}
          </p>
        ) : null}
        {next === undefined ? null : isFailed ? (
          <Button look="outline" onClick={() => void ask()}>
            {words("tryAgain")}
          </Button>
        ) : (
          // A page of its own without scripts, and for search engines
          <a href={`/blog?page=${next}`} rel="next" onClick={press} className={buttonClass("outline")}>
            {words("more")}
          </a>
        )}
      </div>
    </>
  );
}
