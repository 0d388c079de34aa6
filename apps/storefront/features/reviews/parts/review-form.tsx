import { Button } from "@gelora/ui/button.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import type { Ref } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { PicturePicker } from "../../pictures/picture-picker.tsx";
import { startReviewPicture } from "../data/write-review.ts";
import { FitPicker, StarPicker } from "./review-pickers.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { useReviewWords } from "./review-words.tsx";
import { SavedReview } from "./saved-review.tsx";
import { mostPictures, useReviewForm } from "./use-review-form.ts";

/** As the shop limits it. */
const mostText = 2000;

/** Stars, fit, a text and pictures; what is missing is said when it is sent. */
export function ReviewForm({ orderCode, line, onDone, onClose }: ReviewSubject) {
  const words = useReviewWords();
  const failureText = useFailureText();
  const { form, stars, send, ...state } = useReviewForm({ orderCode, line, onDone });
  return (
    <form method="post" noValidate onSubmit={send}>
      {line.review?.status === "APPROVED" ? (
        <Notice tone="plain" className="mb-4">
          {words("changeNote")}
        </Notice>
      ) : null}
      <StarPicker
        stars={stars}
        firstRef={form.refOf("stars")}
        error={form.errorOf("stars")}
        onChange={(star) => form.change({ stars: String(star) })}
      />
      {line.hasFit ? <FitPicker fit={state.fit} onChange={state.setFit} /> : null}
      <ReviewText
        text={form.values.text}
        textRef={form.refOf("text")}
        error={form.errorOf("text")}
        onChange={(text) => form.change({ text })}
      />
      <PicturePicker
        legend={words("pictures")}
        hint={words("picturesHint", { n: mostPictures })}
        most={mostPictures}
        start={() => startReviewPicture(orderCode)}
        pictures={state.pictures}
        onChange={state.setPictures}
      />
      <p className="mt-5 text-quiet text-sm">{words("nameNote")}</p>
      <div className="mt-4">
        <RefusalNote text={form.failure && failureText(form.failure)} />
        {state.saved ? <SavedReview review={state.saved} /> : null}
      </div>
      <SendRow busy={form.busy} onClose={onClose} />
    </form>
  );
}

type ReviewTextProps = {
  readonly text: string;
  readonly textRef: Ref<HTMLTextAreaElement>;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

function ReviewText({ text, textRef, error, onChange }: ReviewTextProps) {
  const words = useReviewWords();
  return (
    <div className="mt-5">
      <TextArea
        ref={textRef}
        label={words("yourText")}
        rows={5}
        maxLength={mostText}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby="review-text-hint review-text-note"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id="review-text-hint" className="mt-1.5 text-quiet text-sm">
        {words("yourTextHint")}
      </p>
      <FieldNote id="review-text-note" error={error} />
    </div>
  );
}

function SendRow({ busy, onClose }: { readonly busy: boolean; readonly onClose: () => void }) {
  const words = useReviewWords();
  return (
    <div className="mt-4 flex flex-wrap justify-end gap-3">
      <Button look="quiet" onClick={onClose}>
        {words("notNow")}
      </Button>
      <Button type="submit" busy={busy}>
        {words("send")}
      </Button>
    </div>
  );
}
