import { shownMobile } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { InputProps } from "../../../platform/browser/use-fields.ts";
import type { Submission } from "../../../platform/gateway/use-submission.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Contact } from "../return-subject.ts";

type CodePartProps = {
  /** Where the code went. */
  readonly contact: Contact;
  readonly input: InputProps;
  readonly again: Pick<Submission, "busy" | "failure">;
  readonly onAgain: () => void;
};

/** The code that was sent to the contact which found the order, and another one. */
export function CodePart({ contact, input, again, onAgain }: CodePartProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  const shown = contact.email || shownMobile(contact.mobile ?? "");
  return (
    <div className="space-y-4">
      <div role="status">
        <Notice tone="plain">{words("codeSent", { contact: shown })}</Notice>
      </div>
      <Field {...input} label={words("code")} inputMode="numeric" autoComplete="one-time-code" maxLength={4} />
      <RefusalNote text={again.failure && failureText(again.failure)} />
      <Button look="quiet" size="small" busy={again.busy} onClick={onAgain}>
        {words("codeAgain")}
      </Button>
    </div>
  );
}
