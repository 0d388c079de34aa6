import { Stars } from "@gelora/ui/stars.tsx";
import type { OwnReview } from "../data/review-documents.ts";
import { OwnPictures } from "./own-pictures.tsx";
import { useReviewWords } from "./review-words.tsx";

/** What another window has saved, beside the form that would replace it. */
export function SavedReview({ review: { stars, text, language, pictures } }: { readonly review: OwnReview }) {
  const words = useReviewWords();
  return (
    <section aria-label={words("savedNow")} className="mt-3 rounded-md bg-tint p-3 text-sm">
      <p className="mb-1 font-bold">{words("savedNow")}</p>
      <Stars stars={stars} />
      <span className="sr-only">{words("stars", { stars })}</span>
      <p lang={language} className="mt-1 whitespace-pre-line break-words">
        {text}
      </p>
      <OwnPictures pictures={pictures} />
    </section>
  );
}
