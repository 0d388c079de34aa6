import { isEmail } from "@gelora/locale/email.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { type SubmitEvent, useState } from "react";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import { askShop } from "../../../platform/ask-shop.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import { useWayBack, withWayBack } from "../../../platform/way-back.ts";
import { requestPasswordResetDocument } from "../data/sign-in-documents.ts";

const fieldId = "reset-email";

/** Asks for the mail. What is said afterwards is the same for every address, known or not [PWD-01, Q24]. */
export function AskForReset() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  const failureText = useFailureText();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const { busy, failure, submit } = useSubmission();
  const fault = useEmailFault(email);
  const left = useLeftFields<"email">(fault ? { email: fault } : {});
  const send = (address: string): void =>
    submit(async () => {
      const result = await askShop(
        requestPasswordResetDocument,
        { input: { email: address } },
        (answer) => answer.requestPasswordReset,
      );
      if (!result.ok) return result.failure;
      setSentTo(address);
      return undefined;
    });
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    left.leave("email");
    if (fault) document.getElementById(fieldId)?.focus();
    else send(email.trim());
  };
  return (
    <>
      <p className="mt-3 text-quiet">{words("resetText")}</p>
      <form method="post" noValidate onSubmit={onSubmit} className="mt-6 space-y-5 rounded-lg bg-white p-5 md:p-7">
        <Field
          id={fieldId}
          label={words("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={email}
          error={left.faultOf("email")}
          onBlur={() => email !== "" && left.leave("email")}
          onChange={(event) => setEmail(event.target.value)}
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
        <div className="rounded-md bg-good-soft p-4 text-good">
          <p className="font-bold">{words("resetSentTitle")}</p>
          <p className="mt-1 text-sm">{words("resetSentText", { email: to })}</p>
        </div>
      ) : null}
    </div>
  );
}

function useEmailFault(email: string): string | undefined {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  if (email.trim() === "") return words("emailEmpty");
  return isEmail(email.trim()) ? undefined : failureText({ code: "EMAIL_INVALID", message: "" });
}
