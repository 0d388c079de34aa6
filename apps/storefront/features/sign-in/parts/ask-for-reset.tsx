import { isEmail } from "@gelora/locale/email.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useWayBack, withWayBack } from "../../../platform/page/way-back.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { requestPasswordResetDocument } from "../data/sign-in-documents.ts";

/** Requests the mail. The answer is the same for every address, known or not [PWD-01, Q24]. */
export function AskForReset() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  const failureText = useFailureText();
  const [sentTo, setSentTo] = useState<string>();
  const emailError = useEmailError();
  const form = useForm({ email: "" }, ({ email }) => ({ email: emailError(email.trim()) }));
  const { busy, failure } = form;
  const send = form.submit(async () => {
    const email = form.values.email.trim();
    const result = await callShopForItem(
      requestPasswordResetDocument,
      { input: { email } },
      (answer) => answer.requestPasswordReset,
    );
    if (!result.ok) return result.failure;
    setSentTo(email);
    return undefined;
  });
  return (
    <>
      <p className="mt-3 text-quiet">{words("resetText")}</p>
      <form method="post" noValidate onSubmit={send} className={`mt-6 space-y-5 ${panelClass}`}>
        <Field
          {...form.input("email")}
          good={false}
          id="reset-email"
          label={words("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <RefusalNote text={failure && failureText(failure)} />
        <MailSent to={sentTo} />
        <Button type="submit" look={sentTo ? "outline" : "primary"} busy={busy} className="w-full">
          {words(sentTo ? "resetSendAgain" : "resetSend")}
        </Button>
      </form>
      <a
        href={withWayBack("/login", wayBack)}
        className="mt-4 inline-flex min-h-11 items-center font-bold text-sm underline underline-offset-4"
      >
        {words("backToLogin")}
      </a>
    </>
  );
}

function MailSent({ to }: { readonly to: string | undefined }) {
  const words = useWords("sign-in");
  return (
    <div role="status">
      {to ? (
        <Notice tone="good" size="normal">
          <p className="font-bold">{words("resetSentTitle")}</p>
          <p className="mt-1 text-sm">{words("resetSentText", { email: to })}</p>
        </Notice>
      ) : null}
    </div>
  );
}

function useEmailError(): (email: string) => string | undefined {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  return (email) => {
    if (email === "") return words("emailEmpty");
    return isEmail(email) ? undefined : failureText({ code: "EMAIL_INVALID", message: "" });
  };
}
