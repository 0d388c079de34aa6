import { encodePassword } from "@gelora/person/encoded-password.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { PasswordField } from "@gelora/ui/password-field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import type { FieldErrors } from "../../../platform/browser/use-fields.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { type Form, useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type NewPassword, NewPasswordFields, useNewPasswordErrors } from "../../sign-in/new-password-fields.tsx";
import { changePasswordDocument } from "../data/account-documents.ts";
import { UserNameForManagers } from "./user-name-for-managers.tsx";

type Passwords = NewPassword & { readonly oldPassword: string };

export type ChangePasswordProps = {
  readonly email: string;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
};

/** The old password, and the new one twice. All other sessions are signed out. */
export function ChangePasswordDialog(props: ChangePasswordProps) {
  const words = useWords("account");
  const failureText = useFailureText();
  const form = useForm<Passwords>({ oldPassword: "", password: "", rePassword: "" }, useErrors());
  const { busy, failure, focus } = form;
  const send = useSendPasswords(props);
  const isWrong = failure?.code === "PASSWORD_WRONG";
  useEffect(() => focus("oldPassword"), [focus, isWrong]);
  return (
    <Dialog open title={words("changePassword")} closeLabel={words("close")} onClose={props.onClose}>
      <form method="post" noValidate onSubmit={form.submit(() => send(form.values))} className="space-y-5">
        <UserNameForManagers email={props.email} />
        <OldPassword form={form} refusal={isWrong ? failureText(failure) : undefined} />
        <NewPasswordFields input={form.input} />
        <p className="text-quiet text-sm">{words("othersSignedOut")}</p>
        <RefusalNote text={failure && !isWrong ? failureText(failure) : undefined} />
        <Button type="submit" busy={busy} className="w-full">
          {words("changePassword")}
        </Button>
      </form>
    </Dialog>
  );
}

/** The shop's "wrong password" stays here until the password is retyped. */
function OldPassword({ form, refusal }: { readonly form: Form<Passwords>; readonly refusal: string | undefined }) {
  const words = useWords("account");
  const chromeWords = useWords("chrome");
  const input = form.input("oldPassword");
  return (
    <PasswordField
      {...input}
      words={chromeWords}
      good={false}
      id="old-password"
      label={words("oldPassword")}
      autoComplete="current-password"
      required
      error={input.error ?? refusal}
      onChange={(event) => {
        input.onChange(event);
        form.clear();
      }}
    />
  );
}

function useSendPasswords({ onChanged, onClose }: ChangePasswordProps) {
  const words = useWords("account");
  return async ({ oldPassword, password, rePassword }: Passwords): Promise<CallFailure | undefined> => {
    const input = {
      oldPassword: encodePassword(oldPassword),
      password: encodePassword(password),
      rePassword: encodePassword(rePassword),
    };
    const result = await callShopForItem(changePasswordDocument, { input }, (answer) => answer.changePassword);
    if (!result.ok) return result.failure;
    onClose();
    showToast(words("updated", { field: words("password") }));
    await onChanged();
    return undefined;
  };
}

function useErrors(): (value: Passwords) => FieldErrors<keyof Passwords> {
  const words = useWords("account");
  const newPasswordErrors = useNewPasswordErrors();
  return (value) => ({
    oldPassword: value.oldPassword === "" ? words("passwordEmpty") : undefined,
    ...newPasswordErrors(value),
  });
}
