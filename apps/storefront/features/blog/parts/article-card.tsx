import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { Picture } from "../../../platform/page/picture.tsx";
import type { ListedArticle } from "./use-more-articles.ts";

/** An article in the list; the whole card leads to it. */
export function ArticleCard({ article, eager }: { readonly article: ListedArticle; readonly eager: boolean }) {
  const { articleCode, address, articleTitle, articleSubtitle, articleImage, createTime } = article;
  return (
    <article className="group relative flex h-full flex-col" data-article-card={articleCode}>
      <Picture
        media={articleImage ?? ""}
        alt=""
        width={800}
        widths={[400, 800, 1200]}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
        ratio={0.5625}
        eager={eager}
        className="aspect-video w-full rounded-lg bg-tint object-cover object-right"
      />
      {createTime ? (
        <time dateTime={createTime} className="figures mt-3 text-quiet text-sm">
          {formatDay(new Date(createTime))}
        </time>
      ) : null}
      <h2 className="mt-1 text-xl">
        <a href={address} className="after:absolute after:inset-0 after:content-[''] group-hover:underline">
          {articleTitle}
        </a>
      </h2>
      {articleSubtitle ? <p className="mt-1 text-quiet">{articleSubtitle}</p> : null}
    </article>
  );
}
