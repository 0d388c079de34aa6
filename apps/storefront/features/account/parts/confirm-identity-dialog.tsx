import { encodePassword } from "@gelora/person/encoded-password.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { PasswordField } from "@gelora/ui/password-field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { confirmIdentityDocument } from "../data/account-documents.ts";
import { PasswordLink } from "./password-link.tsx";
import { UserNameForManagers } from "./user-name-for-managers.tsx";

/** What the proof of identity is for. */
export type ProofPurpose = "change" | "download" | "erase";

export type ConfirmIdentityProps = {
  readonly purpose: ProofPurpose;
  readonly account: { readonly email: string; readonly hasPassword: boolean };
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
};

/**
 * Someone at an unattended browser may not be the owner, so they must enter the password. Members
 * without one get a link to set it.
 */
export function ConfirmIdentityDialog({ purpose, account, onConfirmed, onClose }: ConfirmIdentityProps) {
  const words = useWords("account");
  return (
    <Dialog open title={words("confirmTitle")} closeLabel={words("close")} onClose={onClose}>
      {account.hasPassword ? (
        <PasswordQuestion purpose={purpose} email={account.email} onConfirmed={onConfirmed} />
      ) : (
        <>
          <p className="mb-5">{words(`confirmWithoutPassword.${purpose}`)}</p>
          <PasswordLink email={account.email} />
        </>
      )}
    </Dialog>
  );
}

type PasswordQuestionProps = Pick<ConfirmIdentityProps, "purpose" | "onConfirmed"> & { readonly email: string };

function PasswordQuestion({ purpose, email, onConfirmed }: PasswordQuestionProps) {
  const words = useWords("account");
  const chromeWords = useWords("chrome");
  const failureText = useFailureText();
  const form = useForm({ password: "" }, ({ password }) => ({
    password: password === "" ? words("passwordEmpty") : undefined,
  }));
  const { busy, failure, focus } = form;
  useEffect(() => focus("password"), [focus]);
  const confirm = form.submit(async () => {
    const input = { password: encodePassword(form.values.password) };
    const result = await callShopForItem(confirmIdentityDocument, { input }, (answer) => answer.confirmIdentity);
    if (!result.ok) return result.failure;
    onConfirmed();
    return undefined;
  });
  return (
    <form method="post" noValidate onSubmit={confirm} className="space-y-5">
      <p>{words(`confirmText.${purpose}`)}</p>
      <UserNameForManagers email={email} />
      <PasswordField
        words={chromeWords}
        {...form.input("password")}
        good={false}
        id="confirm-password"
        label={words("password")}
        autoComplete="current-password"
      />
      <RefusalNote text={failure && failureText(failure)} />
      <Button type="submit" busy={busy} className="w-full">
        {words("confirm")}
      </Button>
    </form>
  );
}
