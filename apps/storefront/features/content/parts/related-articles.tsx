import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { Picture } from "../../../platform/page/picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { loadArticle } from "../load-article.server.ts";

type RelatedArticlesProps = { readonly articles: Awaited<ReturnType<typeof loadArticle>>["others"] };

/** Others of the blog, each a card that leads to it; nothing without any. */
export function RelatedArticles({ articles }: RelatedArticlesProps) {
  const words = useWords("content");
  if (articles.length === 0) return null;
  return (
    <section className="mt-10 border-line border-t pt-8" data-related-articles="">
      <h2 className="mb-5 text-2xl">{words("readOn")}</h2>
      <ul className="space-y-5">
        {articles.map(({ articleCode, address, articleTitle, articleSubtitle, articleImage, createTime }) => (
          <li
            key={articleCode}
            className="group relative grid grid-cols-[min(7rem,30vw)_minmax(0,1fr)] gap-4 sm:grid-cols-[11rem_1fr]"
          >
            <Picture
              media={articleImage ?? ""}
              alt=""
              width={400}
              widths={[200, 400]}
              sizes="(min-width: 40rem) 11rem, 7rem"
              ratio={0.5625}
              className="aspect-video w-full rounded-md bg-tint object-cover object-right"
            />
            <div>
              <h3 className="text-base md:text-lg">
                <a href={address} className="after:absolute after:inset-0 after:content-[''] group-hover:underline">
                  {articleTitle}
                </a>
              </h3>
              {articleSubtitle ? <p className="mt-1 text-quiet text-sm">{articleSubtitle}</p> : null}
              {createTime ? (
                <time dateTime={createTime} className="figures mt-1 block text-quiet text-sm">
                  {formatDay(new Date(createTime))}
                </time>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
