import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useLoaderData, useLocation } from "react-router";
import { usePage } from "../../platform/page/page-context.ts";
import { PageTitle } from "../../platform/page/page-title.tsx";
import { Picture } from "../../platform/page/picture.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { loadArticle } from "./load-article.server.ts";

/** A question and answer or an article: title, subtitle, date and text [CNT-06]. */
export function ArticlePage() {
  const words = useWords("content");
  const { article } = useLoaderData<typeof loadArticle>();
  const { pathname } = useLocation();
  const { settings } = usePage();
  // Empty content, or a shop that does not answer [CNT-07].
  if (!article?.articleContent)
    return (
      <>
        <PageTitle text={article?.articleTitle || words("noData")} />
        <EmptyState art="nothing-found" heading="h1" title={words("noData")} text={words("noDataText")} />
      </>
    );
  const { articleTitle, articleSubtitle, articleImage, articleContent, createTime } = article;
  return (
    <PageFrame width="reading">
      <PageTitle text={articleTitle ?? ""} />
      {articleSubtitle ? <meta name="description" content={articleSubtitle} /> : null}
      <link rel="canonical" href={settings.siteUrl + pathname} />
      <article data-article="">
        <h1 className="text-3xl">{articleTitle}</h1>
        {articleSubtitle ? <p className="mt-3 text-lg text-quiet">{articleSubtitle}</p> : null}
        {createTime ? (
          <time dateTime={createTime} className="figures mt-3 block text-quiet text-sm">
            {formatDay(new Date(createTime))}
          </time>
        ) : null}
        {articleImage ? <Picture media={articleImage} alt="" width={800} className="mt-6 w-full rounded-lg" /> : null}
        {/* Sanitised by the content module on saving */}
        <div className="prose-shop mt-6" dangerouslySetInnerHTML={{ __html: articleContent }} />
      </article>
    </PageFrame>
  );
}
