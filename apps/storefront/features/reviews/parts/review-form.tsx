import { Button } from "@gelora/ui/button.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import { type SyntheticEvent, useRef, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { type ChosenPicture, PicturePicker } from "../../pictures/picture-picker.tsx";
import type { OwnReview } from "../data/review-documents.ts";
import { startReviewPicture, writeReview } from "../data/write-review.ts";
import { picturesOf, withSavedPictures } from "../model/review-to-send.ts";
import { FitPicker, StarPicker } from "./review-pickers.tsx";
import { SavedReview } from "./saved-review.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { useReviewWords } from "./review-words.tsx";

/** As the shop limits them. */
const [leastText, mostText, mostPictures] = [10, 2000, 3];

/** Stars, fit, a text and pictures; what is missing is said when it is sent. */
export function ReviewForm({ orderCode, line, onDone, onClose }: ReviewSubject) {
  const { orderItemCode, hasFit, review } = line;
  const words = useReviewWords();
  const failureText = useFailureText();
  const { busy, failure, submit } = useSubmission();
  const [isChecked, setChecked] = useState(false);
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [fit, setFit] = useState(review?.fit ?? null);
  const [text, setText] = useState(review?.text ?? "");
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>(() => picturesOf(review));
  // What another window has saved meanwhile: once it is shown, it may be replaced.
  const [saved, setSaved] = useState<OwnReview>();
  const form = useRef<HTMLFormElement>(null);
  const isShort = text.trim().length < leastText;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (stars === 0 || isShort) {
      const missing = stars === 0 ? "input[name=stars]" : "textarea";
      form.current?.querySelector<HTMLElement>(missing)?.focus();
      return;
    }
    submit(async () => {
      const pictureCodes = pictures.map(({ code }) => code);
      const version = (saved ?? review)?.version ?? null;
      const body = { stars, fit: hasFit ? fit : null, text: text.trim(), pictureCodes };
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
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={send}>
      {review?.status === "APPROVED" ? (
        <Notice tone="plain" className="mb-4">
          {words("changeNote")}
        </Notice>
      ) : null}
      <StarPicker
        stars={stars}
        error={isChecked && stars === 0 ? words("starsMissing") : undefined}
        onChange={setStars}
      />
      {hasFit ? <FitPicker fit={fit} onChange={setFit} /> : null}
      <div className="mt-5">
        <TextArea
          label={words("yourText")}
          rows={5}
          maxLength={mostText}
          value={text}
          aria-invalid={(isChecked && isShort) || undefined}
          aria-describedby="review-text-hint review-text-note"
          onChange={({ target }) => setText(target.value)}
        />
        <p id="review-text-hint" className="mt-1.5 text-quiet text-sm">
          {words("yourTextHint")}
        </p>
        <FieldNote id="review-text-note" error={isChecked && isShort ? words("textMissing") : undefined} />
      </div>
      <PicturePicker
        legend={words("pictures")}
        hint={words("picturesHint", { n: mostPictures })}
        most={mostPictures}
        start={() => startReviewPicture(orderCode)}
        pictures={pictures}
        onChange={setPictures}
      />
      <p className="mt-5 text-quiet text-sm">{words("nameNote")}</p>
      <div className="mt-4">
        <RefusalNote text={failure && failureText(failure)} />
        {saved ? <SavedReview review={saved} /> : null}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {words("notNow")}
        </Button>
        <Button type="submit" busy={busy}>
          {words("send")}
        </Button>
      </div>
    </form>
  );
}
