import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { readCookie, writeCookie } from "../../platform/browser/browser-storage.ts";
import { acceptedCookies, consentCookie, refusedCookies } from "../../platform/browser/cookie-consent.ts";
import { setClientState, useClientState } from "../../platform/session/client-state.ts";
import { useRead } from "../../platform/session/use-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { loadContentText } from "../content-text.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const policyPath = "/page/privacy-policy";
/** Both answers look alike. */
const choice = `${buttonClass("outline", "small")} flex-1 whitespace-nowrap text-ink`;

/**
 * Shown until answered, never on the privacy policy itself [CKE-01 to CKE-04]; its text comes from
 * the content module [CKE-05]. Declining is as easy as accepting and is stored for as long.
 */
export function CookieConsent() {
  const words = useWords("chrome");
  const { pathname } = useLocation();
  const consent = useClientState((state) => state.cookieConsent);
  const { loaded } = useRead(
    "content text",
    consent === "asked" ? "/consent/popup-cookie" : undefined,
    loadContentText,
  );
  const text = loaded.state === "ready" ? loaded.value : "";
  useEffect(() => {
    const given = readCookie(consentCookie) !== undefined;
    setClientState({ cookieConsent: given ? "given" : "asked" });
  }, []);
  if (consent !== "asked" || pathname === policyPath) return null;
  const answer = (value: string): void => {
    writeCookie(consentCookie, value, yearSeconds);
    setClientState({ cookieConsent: "given" });
  };
  return (
    <section
      aria-label={words("consentTitle")}
      data-consent=""
      className="consent fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-ink p-4 text-sm text-white shadow-float md:flex-nowrap md:p-5"
    >
      <p className="min-w-0 flex-1 basis-60">
        {text || words("consentText")}{" "}
        <a href={policyPath} className="whitespace-nowrap underline underline-offset-4">
          {words("consentPolicy")}
        </a>
      </p>
      <div className="flex w-full gap-2 md:w-auto">
        <button type="button" data-control="refuse-cookies" onClick={() => answer(refusedCookies)} className={choice}>
          {words("consentRefuse")}
        </button>
        <button type="button" data-control="accept-cookies" onClick={() => answer(acceptedCookies)} className={choice}>
          {words("consentAccept")}
        </button>
      </div>
    </section>
  );
}
