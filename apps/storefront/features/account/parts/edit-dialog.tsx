import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { tidyBirthDate, typedBirthDate } from "@gelora/person/birth-date-typing.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Field, type FieldProps } from "@gelora/ui/field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { type SyntheticEvent, useEffect, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type FieldError, fieldError, longestOf, type ProfileField } from "../model/profile-field.ts";
import { GenderChoice } from "./gender-choice.tsx";

export type EditDialogProps = {
  readonly field: ProfileField;
  readonly value: string;
  /** Sends the new value. @returns what failed, if anything did */
  readonly onSave: (value: string) => Promise<CallFailure | undefined>;
  readonly onClose: () => void;
};

/** Changes one field [ACC-12]; an error is shown below it, and the typed value stays. */
export function EditDialog({ field, value, onSave, onClose }: EditDialogProps) {
  const words = useWords("account");
  const failureText = useFailureText();
  const { typed, input, failure, busy, change, leave, onSubmit } = useEdit({ field, value, onSave, onClose });
  const more = useInput(field);
  return (
    <Dialog open title={words("editTitle", { field: words(field) })} closeLabel={words("close")} onClose={onClose}>
      <form method="post" noValidate onSubmit={onSubmit} className="space-y-5">
        {field === "gender" ? (
          <GenderChoice start={input.ref} chosen={typed} onChoose={change} error={input.error} />
        ) : (
          <Field
            {...more}
            {...input}
            id="edited-field"
            good={false}
            label={words(field)}
            maxLength={mostOf(field, value)}
            onBlur={leave}
            onChange={(event) =>
              change(field === "birthDate" ? typedBirthDate(typed, event.target.value) : event.target.value)
            }
          />
        )}
        <RefusalNote text={failure && failureText(failure)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {words(isVerified(field) ? "goOn" : "save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is typed, checked and sent. */
function useEdit({ field, value, onSave, onClose }: EditDialogProps) {
  const [now] = useState(() => new Date());
  const errorText = useErrorText();
  const form = useForm({ typed: value }, ({ typed }) => {
    const error = fieldError(field, typed, now);
    return { typed: error && errorText(error) };
  });
  const { typed } = form.values;
  const { failure, busy, focus } = form;
  useEffect(() => focus("typed"), [focus]);
  const save = form.submit(() => onSave(typed));
  const onSubmit = (event: SyntheticEvent): void => {
    // A value already on record, such as a name from sign-up, may be longer than this dialog
    // accepts.
    if (typed !== value || value === "" || isVerified(field)) return save(event);
    event.preventDefault();
    onClose();
  };
  const change = (next: string): void => {
    form.change({ typed: next });
    form.clear();
  };
  const leave = (): void => {
    if (typed === value) return;
    if (field === "birthDate") form.change({ typed: tidyBirthDate(typed) });
    form.leave("typed");
  };
  return { typed, input: form.input("typed"), failure, busy, change, leave, onSubmit };
}

/** Verified by a code before it counts; the same value may be verified again. */
const isVerified = (field: ProfileField): boolean => field === "email" || field === "mobile";

/**
 * A longer text on record stays whole while it is edited; saving a changed one enforces the limit.
 */
function mostOf(field: ProfileField, value: string): number | undefined {
  const longest = longestOf(field);
  return longest && Math.max(longest, value.length);
}

const ownWords = ["NAME_INVALID", "TOO_LONG", "GENDER_EMPTY"] as const;
type OwnError = (typeof ownWords)[number];
const isOwn = (error: FieldError): error is OwnError => ownWords.some((own) => own === error);

function useErrorText(): (error: FieldError) => string {
  const words = useWords("account");
  const failureText = useFailureText();
  return (error) => (isOwn(error) ? words(`error.${error}`) : failureText({ code: error, message: "" }));
}

/** Keyboard, autocomplete and hint of a field. */
function useInput(field: ProfileField): Partial<FieldProps> {
  const words = useWords("account");
  const inputs: Readonly<Record<ProfileField, Partial<FieldProps>>> = {
    gender: {},
    firstName: { autoComplete: "given-name" },
    lastName: { autoComplete: "family-name" },
    birthDate: { inputMode: "numeric", autoComplete: "bday", hint: words("birthDateHint") },
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
