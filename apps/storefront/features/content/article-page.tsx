import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useLoaderData, useLocation } from "react-router";
import { usePageAddress } from "../../platform/page/page-addresses.tsx";
import { usePage } from "../../platform/page/page-context.ts";
import { PageHead } from "../../platform/page/page-head.tsx";
import type { PagePaths } from "../../platform/page/page-paths.ts";
import { Picture } from "../../platform/page/picture.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { articleStructure, readingMinutes } from "./article-data.ts";
import { Rail } from "./blocks/products/rail.tsx";
import type { loadArticle } from "./load-article.server.ts";
import { PageBlocks } from "./page-blocks.tsx";
import { ShareRow } from "./parts/article-extras.tsx";
import { FailedPage } from "./parts/failed-page.tsx";
import { RelatedArticles } from "./parts/related-articles.tsx";

/**
 * A question and answer or an article: title, subtitle, date and text, then other blocks [CNT-06].
 */
export function ArticlePage() {
  const { article, paths, failed, further, isHelpCentre, related, others } = useLoaderData<typeof loadArticle>();
  const { pathname } = useLocation();
  if (failed) return <FailedPage path={pathname} />;
  if (!article?.articleContent) return <NoArticle title={article?.articleTitle} />;
  const { articleTitle, articleSubtitle, articleImage } = article;
  const isBlog = article.navigationCode === "Blog";
  const own = paths ?? pathname;
  return (
    <PageFrame width="reading">
      <PageHead
        title={articleTitle ?? ""}
        description={articleSubtitle ?? undefined}
        paths={isHelpCentre ? "/help" : own}
        type="article"
        picture={articleImage}
      />
      {isBlog ? <BlogHead article={article} paths={own} /> : null}
      <ArticleText article={article} />
      {further.length > 0 ? (
        // Blocks have margins of their own
        <div className="-mx-4 mt-10 md:-mx-6">
          <PageBlocks blocks={further} isTop={false} />
        </div>
      ) : null}
      {isBlog ? <BlogFoot title={articleTitle ?? ""} paths={own} /> : null}
      {related ? (
        <div className="-mx-4 mt-6 md:-mx-6" data-related="">
          <Rail block={related} isNarrow />
        </div>
      ) : null}
      <RelatedArticles articles={others} />
    </PageFrame>
  );
}

/** Empty content [CNT-07]. */
function NoArticle({ title }: { readonly title: string | null | undefined }) {
  const words = useWords("content");
  return (
    <>
      <PageHead title={title || words("noData")} description={words("noDataText")} />
      <EmptyState art="nothing-found" heading="h1" title={words("noData")} text={words("noDataText")} />
    </>
  );
}

type Article = NonNullable<Awaited<ReturnType<typeof loadArticle>>["article"]>;

function ArticleText({ article }: { readonly article: Article }) {
  const { articleTitle, articleSubtitle, articleImage, articleContent } = article;
  return (
    <article data-article="">
      <h1 className="text-3xl">{articleTitle}</h1>
      {articleSubtitle ? <p className="mt-3 text-lg text-quiet">{articleSubtitle}</p> : null}
      <Byline article={article} />
      {articleImage ? (
        <Picture
          media={articleImage}
          alt=""
          width={1200}
          ratio={0.5625}
          eager
          className="mt-6 aspect-video w-full rounded-lg bg-tint object-cover object-right"
        />
      ) : null}
      {/* Sanitised by the content module on saving */}
      <div className="prose-shop mt-6" dangerouslySetInnerHTML={{ __html: articleContent ?? "" }} />
    </article>
  );
}

/** The author, the day and how long it takes to read; of a question only the day. */
function Byline({ article: { author, createTime, articleContent } }: { readonly article: Article }) {
  const words = useWords("content");
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 text-quiet text-sm">
      {author ? <span>{words("byline", { author })}</span> : null}
      {createTime ? (
        <time dateTime={createTime} className="figures">
          {formatDay(new Date(createTime))}
        </time>
      ) : null}
      {author ? <span>{words("readingTime", { minutes: readingMinutes(articleContent ?? "") })}</span> : null}
    </p>
  );
}

/** Structured data of an article in the blog. */
function BlogHead({ article, paths }: { readonly article: Article; readonly paths: PagePaths }) {
  const { settings, language } = usePage();
  const address = usePageAddress(paths);
  const { articleTitle, articleSubtitle, articleImage, author, createTime } = article;
  const facts = {
    title: articleTitle ?? "",
    description: articleSubtitle ?? "",
    image: articleImage ?? "",
    author: author || settings.siteName,
    createTime: createTime ?? "",
  };
  const { siteUrl: site, siteName, pictureForm } = settings;
  return (
    <script
      type="application/ld+json"
      // JSON that cannot close its element, see article-data.ts
      dangerouslySetInnerHTML={{
        __html: articleStructure(facts, { address, site, siteName, language, pictureForm }),
      }}
    />
  );
}

/** Of an article in the blog: where to share it, and the way to the others. */
function BlogFoot({ title, paths }: { readonly title: string; readonly paths: PagePaths }) {
  const words = useWords("content");
  const address = usePageAddress(paths);
  return (
    <>
      <ShareRow address={address} title={title} />
      <a href="/blog" className="mt-6 inline-flex min-h-11 items-center font-bold underline underline-offset-4">
        {words("allArticles")}
      </a>
    </>
  );
}
