import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readCookie, writeCookie } from "../../platform/browser-storage.ts";
import { setClientState, useClientState } from "../../platform/client-state.ts";
import { loadContentText } from "../../platform/content-text.ts";
import { useWords } from "../../platform/use-words.ts";

const consentCookie = "accept-consent";
const yearSeconds = 365 * 24 * 60 * 60;
const policyPath = "/page/privacy-policy";

/** Asked until accepted, never on the privacy policy itself [CKE-01 to CKE-04]; its text comes from the content module [CKE-05]. */
export function CookieConsent() {
  const words = useWords("chrome");
  const { pathname } = useLocation();
  const consent = useClientState((state) => state.cookieConsent);
  const [text, setText] = useState("");
  useEffect(() => {
    const given = readCookie(consentCookie) !== undefined;
    setClientState({ cookieConsent: given ? "given" : "asked" });
    if (!given) void loadContentText("/consent/popup-cookie").then(setText);
  }, []);
  if (consent !== "asked" || pathname === policyPath) return null;
  const accept = (): void => {
    writeCookie(consentCookie, "1", yearSeconds);
    setClientState({ cookieConsent: "given" });
  };
  return (
    <section
      aria-label={words("consentTitle")}
      data-consent=""
      className="consent fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl animate-rise flex-wrap items-center gap-3 rounded-lg bg-ink p-4 text-sm text-white shadow-float md:flex-nowrap md:p-5"
    >
      <p className="min-w-0 flex-1 basis-60">
        {text || words("consentText")}{" "}
        <a href={policyPath} className="whitespace-nowrap underline underline-offset-4">
          {words("consentPolicy")}
        </a>
      </p>
      <button type="button" onClick={accept} className={buttonClass("primary", "small")}>
        {words("consentAccept")}
      </button>
    </section>
  );
}
