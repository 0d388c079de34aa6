import { formatDay } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Stars } from "@gelora/ui/stars.tsx";
import type { Translate } from "../../../platform/words/use-words.ts";
import type { Review } from "../data/review-documents.ts";
import { ShopAnswer } from "./shop-answer.tsx";

export type ReviewItemProps = {
  readonly review: Review;
  /** The page's. */
  readonly language: Language;
  readonly words: Translate<"reviews">;
};

/** A review, rendered on the server and in the browser alike; its text is in its own language. */
export function ReviewItem({ review, language, words }: ReviewItemProps) {
  const { stars, fit, sizeName, text, author, answer } = review;
  const name = author ?? words("somebody");
  return (
    <li className="border-line border-t py-5" data-review={review.reviewCode}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        <span className="sr-only">{words("stars", { stars })}</span>
        <b>{name}</b>
        <span className="figures text-quiet text-sm">{formatDay(new Date(review.writtenAt))}</span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-quiet text-sm">
        <span>{words("size", { size: sizeName })}</span>
        {fit ? <span>{words(`fit.${fit}`)}</span> : null}
        <span className="inline-flex items-center gap-1 text-good">
          <Icon name="check" className="size-4" />
          {words("verified")}
        </span>
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line break-words" lang={review.language}>
        {text}
      </p>
      {review.language === language ? null : (
        <p className="mt-1 text-quiet text-xs">{words("otherLanguage", { language: review.language.slice(0, 2) })}</p>
      )}
      <Pictures review={review} name={name} words={words} />
      <ShopAnswer answer={answer} words={words} />
    </li>
  );
}

function Pictures({ review, name, words }: Omit<ReviewItemProps, "language"> & { readonly name: string }) {
  if (review.pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {review.pictures.map(({ small, whole }, index) => (
        <li key={small}>
          <a href={whole} target="_blank" rel="noopener" className="block rounded-md">
            <img
              src={small}
              alt={words("picture", { n: index + 1, author: name })}
              loading="lazy"
              width="96"
              height="96"
              className="size-24 rounded-md bg-tint object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
