import { encodePassword } from "@gelora/person/encoded-password.ts";
import { Button } from "@gelora/ui/button.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useNavigate } from "react-router";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { forgetCredentials } from "../../../platform/session/session.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { resetPasswordDocument } from "../data/sign-in-documents.ts";
import { type NewPassword, NewPasswordFields, useNewPasswordErrors } from "../new-password-fields.tsx";

/** The new password, by the mail's link [PWD-02]. An expired link says so and offers a new one. */
export function NewPasswordForm({ token, onExpired }: { readonly token: string; readonly onExpired: () => void }) {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const form = useForm<NewPassword>({ password: "", rePassword: "" }, useNewPasswordErrors());
  const { busy, failure, values } = form;
  const reset = form.submit(async () => {
    const input = {
      token,
      password: encodePassword(values.password),
      rePassword: encodePassword(values.rePassword),
    };
    const result = await callShopForItem(resetPasswordDocument, { input }, (answer) => answer.resetPassword);
    if (!result.ok) return result.failure;
    // Every session has ended, including this browser's.
    forgetCredentials();
    await navigate("/login", { replace: true, state: { passwordReset: true } });
    return undefined;
  });
  if (failure?.code === "LINK_EXPIRED") return <ExpiredLink text={failureText(failure)} onAskAgain={onExpired} />;
  return (
    <>
      <p className="mt-3 text-quiet">{words("newPasswordText")}</p>
      <form method="post" noValidate onSubmit={reset} className={`mt-6 space-y-6 ${panelClass}`}>
        <NewPasswordFields input={form.input} />
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
    <div className={`mt-6 ${panelClass}`}>
      <RefusalNote text={text} />
      <p className="mt-4 text-quiet">{words("linkExpiredText")}</p>
      <Button className="mt-5 w-full" onClick={onAskAgain}>
        {words("askAgain")}
      </Button>
    </div>
  );
}
