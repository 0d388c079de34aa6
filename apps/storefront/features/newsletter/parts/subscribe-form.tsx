import { newsletterConsent } from "@gelora/contracts/newsletter-consent.ts";
import { isEmail } from "@gelora/locale/email.ts";
import { Button } from "@gelora/ui/button.tsx";
import { CheckboxRow } from "@gelora/ui/choices.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { type RefObject, type SyntheticEvent, useId, useRef, useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import type { Translate } from "../../../platform/words/use-words.ts";
import { type Source, subscribe } from "../data/subscribe.ts";
import { dismissForGood } from "../invitation-memory.ts";
import type { Invitation } from "../model/invitation.ts";

export type SubscribeFormProps = {
  readonly words: Translate<"newsletter">;
  readonly consent: Invitation["consent"];
  readonly source: Source;
  readonly onDone: (email: string) => void;
};

/**
 * An address, the consent and a button. Sent only with a valid address and the consent ticked
 * [NWS-07 to NWS-09].
 */
export function SubscribeForm({ words, consent, source, onDone }: SubscribeFormProps) {
  const failureText = useFailureText();
  const { language } = usePage();
  // Our own words where the content has none.
  const shown = { ...consent, text: consent.text || newsletterConsent[language] };
  const [agreed, setAgreed] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { form, send } = useSubscribing(source, shown.text, onDone);
  const check = (event: SyntheticEvent): void => {
    if (agreed) return send(event);
    event.preventDefault();
    setIsMissed(true);
    if (form.check()) box.current?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={check} className="space-y-3" data-subscribe={source}>
      <Field
        {...form.input("email")}
        good={false}
        label={words("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Consent
        box={box}
        words={words}
        consent={shown}
        checked={agreed}
        isMissed={isMissed}
        onChange={(checked) => {
          setAgreed(checked);
          if (checked) setIsMissed(false);
        }}
      />
      <RefusalNote text={form.failure && failureText(form.failure)} />
      <Button type="submit" busy={form.busy} className="w-full">
        {words(source === "QR" ? "subscribeNow" : "subscribe")}
      </Button>
    </form>
  );
}

function useSubscribing(source: Source, consent: string, onDone: (email: string) => void) {
  const failureText = useFailureText();
  const invalid = failureText({ code: "EMAIL_INVALID", message: "" });
  const form = useForm({ email: "" }, ({ email }) => ({ email: isEmail(email.trim()) ? undefined : invalid }));
  const send = form.submit(async () => {
    const email = form.values.email.trim();
    const failure = await subscribe(email, source, consent);
    if (failure) return failure;
    dismissForGood();
    onDone(email);
    return undefined;
  });
  return { form, send };
}

type ConsentProps = Pick<SubscribeFormProps, "words" | "consent"> & {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly checked: boolean;
  /** It was needed and not given. */
  readonly isMissed: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** The words and their link, or our own link where the content has none [NWS-23]. */
function Consent({ box, words, consent, checked, isMissed, onChange }: ConsentProps) {
  const noteId = useId();
  return (
    <div className="text-sm">
      <CheckboxRow
        ref={box}
        invalid={isMissed}
        required
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={noteId}
      >
        {consent.text}
      </CheckboxRow>
      <a
        href={consent.link || "/page/privacy-policy"}
        target="_blank"
        rel="noopener"
        className="ml-8 inline-flex min-h-8 items-center font-bold underline underline-offset-4"
      >
        {consent.linkText || words("policy")}
        <span className="sr-only"> {words("newTab")}</span>
      </a>
      <p id={noteId} role="alert" className="pl-8 font-semibold text-bad">
        {isMissed ? words("consentMissing") : ""}
      </p>
    </div>
  );
}
