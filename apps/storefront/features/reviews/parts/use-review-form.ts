import { useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import type { ChosenPicture } from "../../pictures/chosen-picture.ts";
import type { OwnReview } from "../data/review-documents.ts";
import { writeReview } from "../data/write-review.ts";
import { picturesOf, withSavedPictures } from "../model/review-to-send.ts";
import type { ReviewSubject } from "./review-subject.ts";
import { useReviewWords } from "./review-words.tsx";

/** As the shop limits them. */
const leastText = 10;
export const mostPictures = 3;

/** The state of a review, and its sending. */
export function useReviewForm({ orderCode, line, onDone }: Pick<ReviewSubject, "orderCode" | "line" | "onDone">) {
  const { orderItemCode, hasFit, review } = line;
  const words = useReviewWords();
  const form = useReviewFields(review);
  const stars = Number(form.values.stars);
  const [fit, setFit] = useState(review?.fit ?? null);
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>(() => picturesOf(review));
  // What another window has saved meanwhile: once it is shown, it may be replaced.
  const [saved, setSaved] = useState<OwnReview>();
  const send = form.submit(async () => {
    const pictureCodes = pictures.map(({ code }) => code);
    const version = (saved ?? review)?.version ?? null;
    const body = { stars, fit: hasFit ? fit : null, text: form.values.text.trim(), pictureCodes };
    const sent = await writeReview({ orderCode, orderItemCode, version, ...body });
    if (!sent.ok) {
      if (sent.saved) {
        setSaved(sent.saved);
        setPictures(withSavedPictures(pictures, picturesOf(saved ?? review), picturesOf(sent.saved), mostPictures));
      }
      return sent.failure;
    }
    showToast(words("sent"));
    onDone();
    return undefined;
  });
  return { form, stars, fit, setFit, pictures, setPictures, saved, send };
}

function useReviewFields(review: OwnReview | null) {
  const words = useReviewWords();
  return useForm({ stars: String(review?.stars ?? 0), text: review?.text ?? "" }, ({ stars, text }) => ({
    stars: stars === "0" ? words("starsMissing") : undefined,
    text: text.trim().length < leastText ? words("textMissing") : undefined,
  }));
}
