import { encodePassword } from "@gelora/person/encoded-password.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { type SubmitEvent, useEffect, useState } from "react";
import { PasswordField } from "../../../chrome/password-field.tsx";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import { askShop } from "../../../platform/ask-shop.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordId,
  useNewPasswordFaults,
} from "../../sign-in/new-password-fields.tsx";
import { changePasswordDocument } from "../data/account-documents.ts";
import { useFocusFirst } from "./use-focus-first.ts";
import { UserNameForManagers } from "./user-name-for-managers.tsx";

const oldId = "old-password";
type Passwords = NewPassword & { readonly oldPassword: string };

export type ChangePasswordProps = {
  readonly email: string;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
};

/** The old password, and the new one twice. Everybody else who was signed in is signed out. */
export function ChangePasswordDialog({ email, onChanged, onClose }: ChangePasswordProps) {
  const words = useWords("account");
  const failureText = useFailureText();
  useFocusFirst(oldId);
  const [value, setValue] = useState<Passwords>({ oldPassword: "", password: "", rePassword: "" });
  const faults = useFaults(value);
  const left = useLeftFields<keyof Passwords>(faults);
  const { busy, failure, submit, clear } = useSubmission();
  const isWrong = failure?.code === "PASSWORD_WRONG";
  useEffect(() => {
    if (isWrong) document.getElementById(oldId)?.focus();
  }, [isWrong]);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    left.leave("oldPassword", "password", "rePassword");
    if (faults.oldPassword) return document.getElementById(oldId)?.focus();
    const faulty = (["password", "rePassword"] as const).find((field) => faults[field]);
    if (faulty) return document.getElementById(newPasswordId(faulty))?.focus();
    submit(async () => {
      const input = {
        oldPassword: encodePassword(value.oldPassword),
        password: encodePassword(value.password),
        rePassword: encodePassword(value.rePassword),
      };
      const result = await askShop(changePasswordDocument, { input }, (answer) => answer.changePassword);
      if (!result.ok) return result.failure;
      onClose();
      showToast(words("updated", { field: words("password") }));
      await onChanged();
      return undefined;
    });
  };
  return (
    <Dialog open title={words("changePassword")} closeLabel={words("close")} onClose={onClose}>
      <form method="post" noValidate onSubmit={onSubmit} className="space-y-5">
        <UserNameForManagers email={email} />
        <PasswordField
          id={oldId}
          label={words("oldPassword")}
          autoComplete="current-password"
          required
          value={value.oldPassword}
          error={left.faultOf("oldPassword") ?? (isWrong ? failureText(failure) : undefined)}
          onChange={(event) => {
            setValue({ ...value, oldPassword: event.target.value });
            clear();
          }}
        />
        <NewPasswordFields value={value} onChange={(next) => setValue({ ...value, ...next })} left={left} />
        <p className="text-quiet text-sm">{words("othersSignedOut")}</p>
        <RefusalNote text={failure && !isWrong ? failureText(failure) : undefined} />
        <Button type="submit" busy={busy} className="w-full">
          {words("changePassword")}
        </Button>
      </form>
    </Dialog>
  );
}

function useFaults(value: Passwords): Readonly<Partial<Passwords>> {
  const words = useWords("account");
  return {
    ...useNewPasswordFaults(value),
    ...(value.oldPassword === "" ? { oldPassword: words("passwordEmpty") } : {}),
  };
}
