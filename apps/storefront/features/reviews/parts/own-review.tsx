import { Stars } from "@gelora/ui/stars.tsx";
import type { OwnReview } from "../data/review-documents.ts";
import { OwnPictures } from "./own-pictures.tsx";
import { useReviewWords } from "./review-words.tsx";
import { ShopAnswer } from "./shop-answer.tsx";

type OwnReviewProps = {
  readonly review: OwnReview;
  /** The product's page, where one that is shown stands. */
  readonly address: string;
};

/** The buyer's review, its status, and the shop's answer. */
export function OwnReviewView({ review, address }: OwnReviewProps) {
  const words = useReviewWords();
  const { stars, fit, text, language, pictures, answer } = review;
  return (
    <div className="mt-1" data-own-review={review.status}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars stars={stars} />
        <span className="sr-only">{words("stars", { stars })}</span>
        {fit ? <span className="text-quiet">{words(`fit.${fit}`)}</span> : null}
        <OwnStatus review={review} address={address} />
      </div>
      <p lang={language} className="mt-2 max-w-prose whitespace-pre-line break-words">
        {text}
      </p>
      <OwnPictures pictures={pictures} />
      <ShopAnswer answer={answer} words={words} />
    </div>
  );
}

function OwnStatus({ review: { status, rejection }, address }: OwnReviewProps) {
  const words = useReviewWords();
  if (status === "APPROVED")
    return (
      <a href={address} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {words("status.APPROVED")}
      </a>
    );
  if (status === "REJECTED")
    return <span className="text-bad">{words("status.REJECTED", { reason: rejection ?? "" })}</span>;
  return <span className="text-quiet">{words("status.PENDING")}</span>;
}
