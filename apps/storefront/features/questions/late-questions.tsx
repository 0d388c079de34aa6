import { AskDialog } from "./parts/ask-dialog.tsx";
import { BrowseQuestions } from "./parts/browse-questions.tsx";
import { WithQuestionWords } from "./parts/question-words.tsx";

export type LateQuestionsProps = {
  readonly productCode: string;
  /** Whether all questions are shown. */
  readonly isAll: boolean;
  /** Whether the form is open. */
  readonly isAsking: boolean;
  readonly onClose: () => void;
};

/** What the buttons of a product's questions open. */
export function LateQuestions({ productCode, isAll, isAsking, onClose }: LateQuestionsProps) {
  return (
    <WithQuestionWords>
      {isAll ? <BrowseQuestions productCode={productCode} /> : null}
      {isAsking ? <AskDialog productCode={productCode} onClose={onClose} /> : null}
    </WithQuestionWords>
  );
}
