import { encodePassword } from "@gelora/person/encoded-password.ts";
import { Button } from "@gelora/ui/button.tsx";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import { askShop } from "../../../platform/ask-shop.ts";
import { forgetCredentials } from "../../../platform/session.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import { resetPasswordDocument } from "../data/sign-in-documents.ts";
import { type NewPassword, NewPasswordFields, newPasswordId, useNewPasswordFaults } from "../new-password-fields.tsx";

/** The new password, by the mail's link [PWD-02]. A link that is no longer good says so and leads to the next one. */
export function NewPasswordForm({ token, onExpired }: { readonly token: string; readonly onExpired: () => void }) {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [value, setValue] = useState<NewPassword>({ password: "", rePassword: "" });
  const faults = useNewPasswordFaults(value);
  const left = useLeftFields<keyof NewPassword>(faults);
  const { busy, failure, submit } = useSubmission();
  const reset = (): void =>
    submit(async () => {
      const input = {
        token,
        password: encodePassword(value.password),
        rePassword: encodePassword(value.rePassword),
      };
      const result = await askShop(resetPasswordDocument, { input }, (answer) => answer.resetPassword);
      if (!result.ok) return result.failure;
      // Every session has ended, this browser's too.
      forgetCredentials();
      await navigate("/login", { replace: true, state: { passwordReset: true } });
      return undefined;
    });
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    left.leave("password", "rePassword");
    const faulty = (["password", "rePassword"] as const).find((field) => faults[field]);
    if (faulty) document.getElementById(newPasswordId(faulty))?.focus();
    else reset();
  };
  if (failure?.code === "LINK_EXPIRED") return <ExpiredLink text={failureText(failure)} onAskAgain={onExpired} />;
  return (
    <>
      <p className="mt-3 text-quiet">{words("newPasswordText")}</p>
      <form method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-6 rounded-lg bg-white p-5 md:p-7">
        <NewPasswordFields value={value} onChange={setValue} left={left} />
        <RefusalNote text={failure && failureText(failure)} />
        <Button type="submit" busy={busy} className="w-full">
          {words("savePassword")}
        </Button>
      </form>
    </>
  );
}

function ExpiredLink({ text, onAskAgain }: { readonly text: string; readonly onAskAgain: () => void }) {
  const words = useWords("sign-in");
  return (
    <div className="mt-6 rounded-lg bg-white p-5 md:p-7">
      <RefusalNote text={text} />
      <p className="mt-4 text-quiet">{words("linkExpiredText")}</p>
      <Button className="mt-5 w-full" onClick={onAskAgain}>
        {words("askAgain")}
      </Button>
    </div>
  );
}
