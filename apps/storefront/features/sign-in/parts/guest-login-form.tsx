import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { type SubmitEvent, useState } from "react";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useWords } from "../../../platform/use-words.ts";
import { type Contact, contactFaults } from "../model/contact-faults.ts";
import { useGuestLogin } from "./use-guest-login.ts";

const idOf = (field: keyof Contact): string => `guest-${field}`;

/** Errors come when a field is left and when the form is sent; the first faulty field then has the focus. */
export function GuestLoginForm() {
  const words = useWords("sign-in");
  const [contact, setContact] = useState<Contact>({ email: "", mobile: "" });
  const faults = useContactFaults(contact);
  const left = useLeftFields<keyof Contact>(faults);
  const { logIn, busy, refusal } = useGuestLogin();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    left.leave("email", "mobile");
    const faulty = (["email", "mobile"] as const).find((field) => faults[field]);
    if (faulty) document.getElementById(idOf(faulty))?.focus();
    else logIn(contact);
  };
  const common = (field: keyof Contact) => ({
    id: idOf(field),
    label: words(field),
    value: contact[field],
    required: true,
    error: left.faultOf(field),
    good: left.isGood(field),
    onBlur: () => contact[field] !== "" && left.leave(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setContact({ ...contact, [field]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-5 rounded-lg bg-white p-6">
      <Field {...common("email")} type="email" autoComplete="email" inputMode="email" hint={words("emailHint")} />
      <Field
        {...common("mobile")}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        prefix={mobilePrefix}
        placeholder="812 3456 7890"
        hint={words("mobileHint")}
      />
      <div role="alert">
        {refusal ? <p className="rounded-md bg-bad-soft p-3 text-bad text-sm">{refusal}</p> : null}
      </div>
      <Button type="submit" busy={busy} className="w-full">
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

function useContactFaults(contact: Contact): Readonly<Partial<Record<keyof Contact, string>>> {
  const words = useWords("sign-in");
  const failureText = useFailureText();
  const { email, mobile } = contactFaults(contact);
  const worded = (code: string): string =>
    code === "EMAIL_EMPTY" ? words("emailEmpty") : failureText({ code, message: "" });
  return { ...(email && { email: worded(email) }), ...(mobile && { mobile: worded(mobile) }) };
}
