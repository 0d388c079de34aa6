import { encodePassword } from "@gelora/person/encoded-password.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { type SubmitEvent, useState } from "react";
import { PasswordField } from "../../../chrome/password-field.tsx";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import { askShop } from "../../../platform/ask-shop.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import { confirmIdentityDocument } from "../data/account-documents.ts";
import { PasswordLink } from "./password-link.tsx";
import { useFocusFirst } from "./use-focus-first.ts";
import { UserNameForManagers } from "./user-name-for-managers.tsx";

const fieldId = "confirm-password";

export type ConfirmIdentityProps = {
  readonly account: { readonly email: string; readonly hasPassword: boolean };
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
};

/** Whoever sits at a browser that was left open is not yet its owner: the password says so. Without one, a link to set it does. */
export function ConfirmIdentityDialog({ account, onConfirmed, onClose }: ConfirmIdentityProps) {
  const words = useWords("account");
  useFocusFirst(fieldId);
  return (
    <Dialog open title={words("confirmTitle")} closeLabel={words("close")} onClose={onClose}>
      {account.hasPassword ? (
        <PasswordQuestion email={account.email} onConfirmed={onConfirmed} />
      ) : (
        <>
          <p className="mb-5">{words("confirmWithoutPassword")}</p>
          <PasswordLink email={account.email} />
        </>
      )}
    </Dialog>
  );
}

function PasswordQuestion({ email, onConfirmed }: { readonly email: string; readonly onConfirmed: () => void }) {
  const words = useWords("account");
  const failureText = useFailureText();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(password === "");
    if (password === "") return document.getElementById(fieldId)?.focus();
    submit(async () => {
      const input = { password: encodePassword(password) };
      const result = await askShop(confirmIdentityDocument, { input }, (answer) => answer.confirmIdentity);
      if (!result.ok) return result.failure;
      onConfirmed();
      return undefined;
    });
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="space-y-5">
      <p>{words("confirmText")}</p>
      <UserNameForManagers email={email} />
      <PasswordField
        id={fieldId}
        label={words("password")}
        autoComplete="current-password"
        value={password}
        error={missing && password === "" ? words("passwordEmpty") : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RefusalNote text={failure && failureText(failure)} />
      <Button type="submit" busy={busy} className="w-full">
        {words("confirm")}
      </Button>
    </form>
  );
}
