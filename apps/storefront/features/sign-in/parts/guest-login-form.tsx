import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { FieldErrors } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useEmailDoubt } from "../../../platform/words/use-email-doubt.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type Contact, contactErrors } from "../model/contact-errors.ts";
import { useSendGuestLogin } from "./use-send-guest-login.ts";

/** Errors appear on blur and on submit; the first invalid field then has the focus. */
export function GuestLoginForm() {
  const words = useWords("sign-in");
  const errorsOf = useContactErrors();
  const form = useForm<Contact>({ email: "", mobile: "" }, errorsOf);
  const failureText = useFailureText();
  const send = useSendGuestLogin();
  const common = (field: keyof Contact) => ({
    ...form.input(field),
    id: `guest-${field}`,
    label: words(field),
    required: true,
  });
  const email = common("email");
  const doubt = useEmailDoubt(email);
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit(() => send(form.values))}
      className={`mt-8 space-y-5 ${panelClass}`}
    >
      <Field
        {...email}
        good={email.good && !doubt}
        type="email"
        autoComplete="email"
        inputMode="email"
        warning={doubt}
        hint={words("emailHint")}
      />
      <Field
        {...common("mobile")}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        prefix={mobilePrefix}
        placeholder="812 3456 7890"
        hint={words("mobileHint")}
      />
      <RefusalNote text={form.failure && failureText(form.failure)} />
      <Button type="submit" busy={form.busy} className="w-full">
        {words("continue")}
      </Button>
      <p className="text-quiet text-sm">
        {words("privacy")}{" "}
        <a href="/page/privacy-policy" className="underline underline-offset-4">
          {words("privacyLink")}
        </a>
      </p>
    </form>
  );
}

function useContactErrors(): (contact: Contact) => FieldErrors<keyof Contact> {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const worded = (code: string | undefined): string | undefined => {
    if (code === "EMAIL_EMPTY") return words("emailEmpty");
    return code && failureText({ code, message: "" });
  };
  return (contact) => {
    const { email, mobile } = contactErrors(contact);
    return { email: worded(email), mobile: worded(mobile) };
  };
}
