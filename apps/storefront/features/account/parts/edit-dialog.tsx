import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Field, type FieldProps } from "@gelora/ui/field.tsx";
import { type SubmitEvent, useState } from "react";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import { type FieldFault, fieldFault, longestOf, type ProfileField } from "../model/profile-field.ts";
import { GenderChoice } from "./gender-choice.tsx";
import { useFocusFirst } from "./use-focus-first.ts";

const fieldId = "edited-field";

export type EditDialogProps = {
  readonly field: ProfileField;
  readonly value: string;
  /** Sends the new value. @returns what stood in the way, if anything did */
  readonly onSave: (value: string) => Promise<CallFailure | undefined>;
  readonly onClose: () => void;
};

/** Changes one field [ACC-12]; what the shop refuses is told under it, and nothing that was typed is lost. */
export function EditDialog({ field, value, onSave, onClose }: EditDialogProps) {
  const words = useWords("account");
  const failureText = useFailureText();
  const [typed, setTyped] = useState(value);
  const [left, setLeft] = useState(false);
  const { busy, failure, submit, clear } = useSubmission();
  useFocusFirst(fieldId);
  const [now] = useState(() => new Date());
  const fault = fieldFault(field, typed, now);
  const faultText = useFaultText();
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (fault) document.getElementById(fieldId)?.focus();
    else submit(() => onSave(typed));
  };
  const change = (next: string): void => {
    setTyped(next);
    clear();
  };
  const input = useInput(field);
  const error = left && fault ? faultText(fault) : undefined;
  return (
    <Dialog open title={words("editTitle", { field: words(field) })} closeLabel={words("close")} onClose={onClose}>
      <form method="post" noValidate onSubmit={onSubmit} className="space-y-5">
        {field === "gender" ? (
          <GenderChoice id={fieldId} chosen={typed} onChoose={change} error={error} />
        ) : (
          <Field
            {...input}
            id={fieldId}
            label={words(field)}
            value={typed}
            maxLength={longestOf(field)}
            error={error}
            onBlur={() => typed !== value && setLeft(true)}
            onChange={(event) => change(event.target.value)}
          />
        )}
        <RefusalNote text={failure && failureText(failure)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {words(field === "email" || field === "mobile" ? "goOn" : "save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const ownWords = ["NAME_INVALID", "TOO_LONG", "GENDER_EMPTY"] as const;
type OwnFault = (typeof ownWords)[number];
const isOwn = (fault: FieldFault): fault is OwnFault => ownWords.some((own) => own === fault);

function useFaultText(): (fault: FieldFault) => string {
  const words = useWords("account");
  const failureText = useFailureText();
  return (fault) => (isOwn(fault) ? words(`fault.${fault}`) : failureText({ code: fault, message: "" }));
}

/** Keyboard, filling in and hint of a field. */
function useInput(field: ProfileField): Partial<FieldProps> {
  const words = useWords("account");
  const inputs: Readonly<Record<ProfileField, Partial<FieldProps>>> = {
    gender: {},
    firstName: { autoComplete: "given-name" },
    lastName: { autoComplete: "family-name" },
    birthDate: { type: "date", autoComplete: "bday", hint: words("birthDateHint") },
    email: { type: "email", inputMode: "email", autoComplete: "email", hint: words("emailHint") },
    mobile: {
      type: "tel",
      inputMode: "tel",
      autoComplete: "tel-national",
      prefix: mobilePrefix,
      placeholder: "812 3456 7890",
      hint: words("mobileHint"),
    },
    whatsApp: { inputMode: "numeric", autoComplete: "tel", hint: words("whatsAppHint") },
  };
  return inputs[field];
}
