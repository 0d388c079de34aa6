import { Dialog } from "@gelora/ui/dialog.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { useReviewWords } from "./review-words.tsx";

export function ReviewDialog(props: ReviewSubject) {
  const words = useReviewWords();
  return (
    <Dialog open title={words("formTitle", { name: props.name })} closeLabel={words("close")} onClose={props.onClose}>
      <ReviewForm {...props} />
    </Dialog>
  );
}
