import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { loadContentText } from "../../../platform/content-text.ts";
import { usePage } from "../../../platform/page-context.ts";
import { useWords } from "../../../platform/use-words.ts";
import { fieldId, type SignUp } from "./use-sign-up.ts";

const noteId = "sign-up-consent-note";

/** The consent, in the words of the content module, and the box for news, which nobody has ticked for the shopper [SGN-02 to SGN-04, SGN-22, SGN-30]. */
export function Consents({ signUp }: { readonly signUp: SignUp }) {
  const words = useWords("register");
  const { form, change, consentMissing } = signUp;
  const text = useConsentText();
  return (
    <div className="space-y-1">
      <div>
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            id={fieldId("policyConsent")}
            type="checkbox"
            required
            checked={form.policyConsent}
            onChange={(event) => change({ policyConsent: event.target.checked })}
            aria-invalid={consentMissing || undefined}
            aria-describedby={noteId}
            className={`mt-0.5 size-5 shrink-0 accent-accent ${consentMissing ? "rounded-sm outline-2 outline-bad" : ""}`}
          />
          {text ? <span>{text}</span> : <Skeleton className="h-18 flex-1 sm:h-12" />}
        </label>
        <p className="flex flex-wrap gap-x-4 pl-8 text-sm">
          <PolicyLink href="/page/privacy-policy" text={words("privacyPolicy")} />
          <PolicyLink href="/page/terms-conditions" text={words("termsConditions")} />
        </p>
        <p id={noteId} role="alert" className="pl-8 font-semibold text-bad text-sm">
          {consentMissing ? words("consentMissing") : null}
        </p>
      </div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={form.newsletter}
          onChange={(event) => change({ newsletter: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{words("newsletter")}</span>
      </label>
    </div>
  );
}

/** Empty while it is asked for; our own words where the content module has none. */
function useConsentText(): string {
  const words = useWords("register");
  const { language } = usePage();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void loadContentText("/consent/checkbox").then((found) => isCurrent && setText(found));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return text === undefined ? "" : text || words("consent");
}

/** Opens beside the form, so that nothing typed is lost. */
function PolicyLink({ href, text }: { readonly href: string; readonly text: string }) {
  const words = useWords("register");
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-8 items-center font-bold underline underline-offset-4"
    >
      {text}
      <span className="sr-only"> {words("newTab")}</span>
    </a>
  );
}
