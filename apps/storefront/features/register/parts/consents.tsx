import { CheckboxRow } from "@gelora/ui/choices.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { loadContentText } from "../../../chrome/content-text.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";

const noteId = "sign-up-consent-note";

export type ConsentsProps = {
  /** Whether it is the club's form, with the club's consent and its special offers. */
  readonly isClub: boolean;
  readonly consent: {
    readonly checked: boolean;
    readonly error: string | undefined;
    readonly ref: (element: HTMLElement | null) => void;
    readonly onChange: (checked: boolean) => void;
  };
  readonly news: { readonly checked: boolean; readonly onChange: (checked: boolean) => void };
};

/**
 * The consent, in the content module's words, and the news checkbox, which is not preselected
 * [SGN-02 to SGN-04, SGN-22, SGN-30]. In the club's form the consent to the club's use of data, and
 * the special offers, which are ticked at first [SGN-06, SGN-07, Q36].
 */
export function Consents({ isClub, consent, news }: ConsentsProps) {
  const words = useWords("register");
  const shopText = useConsentText();
  const text = isClub ? words("clubConsent") : shopText;
  return (
    <div className="space-y-1">
      <div>
        <CheckboxRow
          ref={consent.ref}
          invalid={consent.error !== undefined}
          required
          checked={consent.checked}
          onChange={(event) => consent.onChange(event.target.checked)}
          aria-describedby={noteId}
        >
          {text || <Skeleton className="h-18 sm:h-12" />}
        </CheckboxRow>
        <p className="flex flex-wrap gap-x-4 pl-8 text-sm">
          <PolicyLink href="/page/privacy-policy" text={words("privacyPolicy")} />
          <PolicyLink href="/page/terms-conditions" text={words("termsConditions")} />
        </p>
        <p id={noteId} role="alert" className="pl-8 font-semibold text-bad text-sm">
          {consent.error}
        </p>
      </div>
      <CheckboxRow checked={news.checked} onChange={(event) => news.onChange(event.target.checked)}>
        {words(isClub ? "specialOffers" : "newsletter")}
      </CheckboxRow>
    </div>
  );
}

/** Empty while loading; our own words if the content module has none. */
function useConsentText(): string {
  const words = useWords("register");
  const { loaded } = useRead("content text", "/consent/checkbox", loadContentText);
  if (loaded.state === "loading") return "";
  return (loaded.state === "ready" && loaded.value) || words("consent");
}

/** Opens in a new tab, so nothing typed is lost. */
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
