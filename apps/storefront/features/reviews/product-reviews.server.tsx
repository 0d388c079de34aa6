import { formatAverage } from "@gelora/locale/average.ts";
import type { Language } from "@gelora/locale/language.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Star, Stars } from "@gelora/ui/stars.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { Translate } from "../../platform/words/use-words.ts";
import { serverWords } from "../../platform/words/words.server.ts";
import type { Review } from "./data/review-documents.ts";
import { ReviewItem } from "./parts/review-item.tsx";

type Rating = {
  readonly average: number;
  readonly count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  readonly fit: { readonly small: number; readonly trueToSize: number; readonly large: number };
};

/** HTML of our own: the line below the product's name, the summary, and the first reviews. */
export type ReviewsHtml = { readonly line: string; readonly summary: string; readonly list: string };

type Props = { readonly rating: Rating; readonly language: Language; readonly words: Translate<"reviews"> };

/**
 * The reviews of a product as HTML, so that the page needs no script for them. Browsing more of
 * them loads on request (`ReviewsPlace` hears `data-all-reviews`).
 */
export function reviewsHtml(rating: Rating | null, reviews: readonly Review[], language: Language): ReviewsHtml {
  const words = serverWords("reviews", language);
  if (!rating) return { line: "", summary: renderToStaticMarkup(<None words={words} />), list: "" };
  const props = { rating, language, words };
  return {
    line: renderToStaticMarkup(<Line {...props} />),
    summary: renderToStaticMarkup(<Summary {...props} />),
    list: renderToStaticMarkup(<First {...props} reviews={reviews} />),
  };
}

function None({ words }: Pick<Props, "words">) {
  return (
    <>
      <h2 className="text-2xl">{words("title")}</h2>
      <p className="mt-3 font-bold">{words("noneTitle")}</p>
      <p className="mt-1 text-quiet">{words("noneText")}</p>
    </>
  );
}

function Line({ rating, language, words }: Props) {
  const average = formatAverage(rating.average, language);
  return (
    <a href="#reviews" className="figures mt-1 inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
      <Stars stars={rating.average} />
      {words("ratingLine", { average, count: rating.count })}
    </a>
  );
}

function Summary({ rating, language, words }: Props) {
  const average = formatAverage(rating.average, language);
  const { small, trueToSize, large } = rating.fit;
  const voted = small + trueToSize + large;
  const fits = [
    ["fit.SMALL", small],
    ["fit.TRUE_TO_SIZE", trueToSize],
    ["fit.LARGE", large],
  ] as const;
  return (
    <>
      <h2 className="text-2xl">{words("title")}</h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:grid-cols-[12rem_minmax(0,20rem)_minmax(0,16rem)]">
        <div>
          <p aria-hidden="true" className="figures font-extrabold text-3xl tracking-tight">
            {average}
          </p>
          <div className="mt-2">
            <Stars stars={rating.average} className="size-5" />
          </div>
          <p className="mt-2 max-w-48 text-quiet text-sm">{words("summary", { average, count: rating.count })}</p>
        </div>
        <ul className="space-y-1.5 text-sm">
          {[5, 4, 3, 2, 1].map((stars) => (
            <Bar key={stars} stars={stars} count={rating.stars[stars - 1] ?? 0} of={rating.count} words={words} />
          ))}
        </ul>
        {voted > 0 ? (
          <div>
            <h3 className="font-bold text-sm">{words("fitTitle")}</h3>
            <dl className="mt-2 space-y-1.5 text-sm">
              {fits.map(([word, count]) => (
                <div key={word} className="sum-row">
                  <dt>{words(word)}</dt>
                  <dd className="figures text-quiet">
                    {words("fitShare", { percent: Math.round((count * 100) / voted) })}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
    </>
  );
}

type BarProps = { readonly stars: number; readonly count: number; readonly of: number } & Pick<Props, "words">;

function Bar({ stars, count, of, words }: BarProps) {
  return (
    <li className="flex items-center gap-2">
      <span className="sr-only">{words("starCount", { stars, count })}</span>
      <span aria-hidden="true" className="figures flex w-8 items-center justify-end gap-1">
        {stars} <Star className="size-3.5" />
      </span>
      <svg
        aria-hidden="true"
        className="h-2 w-0 flex-1 rounded-full bg-tint"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect width={(count * 100) / of} height="1" className="fill-warn" />
      </svg>
      <span aria-hidden="true" className="figures w-8 text-quiet">
        {count}
      </span>
    </li>
  );
}

function First({ rating, reviews, language, words }: Props & { readonly reviews: readonly Review[] }) {
  const isAll = rating.count <= reviews.length;
  return (
    <>
      <ul className="mt-6">
        {reviews.map((review) => (
          <ReviewItem key={review.reviewCode} review={review} language={language} words={words} />
        ))}
      </ul>
      {isAll ? null : (
        <Button look="outline" data-all-reviews={rating.stars.join(" ")}>
          {words("showAll", { count: rating.count })}
        </Button>
      )}
    </>
  );
}
