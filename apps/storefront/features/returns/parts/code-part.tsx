import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { InputProps } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import type { Submission } from "../../../platform/gateway/use-submission.ts";
import { useWords } from "../../../platform/words/use-words.ts";

type CodePartProps = {
  /** Where the code went, masked; empty when it was sent before the page was opened. */
  readonly sentTo: string;
  readonly input: InputProps;
  readonly again: Pick<Submission, "busy" | "failure">;
  readonly onAgain: () => void;
};

/** The code that was sent to the buyer, and another one. */
export function CodePart({ sentTo, input, again, onAgain }: CodePartProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  return (
    <div className="space-y-4">
      <div role="status">{sentTo ? <Notice tone="plain">{words("codeSent", { contact: sentTo })}</Notice> : null}</div>
      <Field {...input} label={words("code")} inputMode="numeric" autoComplete="one-time-code" />
      <RefusalNote text={again.failure && failureText(again.failure)} />
      <Button look="quiet" size="small" busy={again.busy} onClick={onAgain}>
        {words("codeAgain")}
      </Button>
    </div>
  );
}
